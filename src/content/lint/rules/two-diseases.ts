import type { CodeBook } from '#content/codes/code-book.ts';
import type { Rule } from '#content/lint/rule.ts';

/** Titles that stand for a group: they hold each of the diseases that a name joins. */
const OF_A_GROUP = /unspecified|other|and\b|not specified/i;

/** Codes whose title says one thing and holds both all the same. */
const HOLDS_BOTH = new Set([
  'K65.0', // peritonitis, whatever perforated
  'L51.3', // the overlap of the two named
  'L91.0', // the classification counts a keloid as a hypertrophic scar
  'N60.49', // periductal mastitis is indexed under duct ectasia
  'N64.3', // galactorrhoea, whatever its cause
  'N72', // cervicitis, whatever its germ
  'N91.0', // primary amenorrhoea, whatever its cause
  'R62.52', // short stature, whatever its cause
]);

/** A name that joins two diseases by "or" has a code that holds both. */
export function twoDiseases({ published, later }: CodeBook): Rule {
  return {
    name: 'two-diseases',
    *check(content) {
      for (const { file, key, name, icd10cm: code } of content.diagnoses) {
        const title = (published.get(code) ?? later.get(code))?.title ?? '';
        if (!isJoined(name) || OF_A_GROUP.test(title) || HOLDS_BOTH.has(code)) continue;
        yield {
          file,
          message: `${key}: "${name}" holds more than ${code} (${title}): part it, or take a wider code`,
        };
      }
    },
  };
}

/** What stands in brackets explains the name and adds nothing to it. */
function isJoined(name: string): boolean {
  return / or /.test(name.replaceAll(/\(.*?\)/g, ''));
}
