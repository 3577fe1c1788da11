import type { Rule } from '#content/lint/rule.ts';

/** A complaint's file is named after it, and lies in the folder of its first body system. */
export const fileName: Rule = {
  name: 'file-name',
  *check(content) {
    for (const { file, key, folder, complaint, systems } of content.complaints) {
      const slug = slugOf(complaint);
      if (slug !== key) yield { file, message: `"${complaint}" belongs in ${slug}.yaml` };
      if (systems[0] !== folder)
        yield { file, message: `its first system is ${systems[0]}, its folder ${folder}` };
    }
  },
};

/** Lower case, words joined by hyphens, punctuation dropped. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-');
}
