import { type Ids, settledIds, textOf } from '#content/compile/ids.ts';
import type { Rule } from '#content/lint/rule.ts';

/** ids.json has an id for every entry of the content, and lists as used nothing else. */
export function idsUpToDate(ids: Ids): Rule {
  return {
    name: 'ids',
    *check(content) {
      if (textOf(settledIds(content, ids)) !== textOf(ids)) {
        yield { file: 'ids.json', message: 'is out of date: run `npm run content:lint -- --fix-ids`' };
      }
    },
  };
}
