import { sharingEnd } from '#domain/summary/prose/finding-names.ts';
import { isSeveral } from '#domain/summary/prose/noun-phrase.ts';
import { listed } from '#domain/text/listed.ts';

/** As many as one can say in a breath. */
const NAMED_AT_MOST = 7;

/** 'There is no cough, wheeze or haemoptysis; no fever or rash.' */
export function denials(names: readonly string[], of = ''): string[] {
  const [negated, plain] = [names.filter(isNegated), names.filter(name => !isNegated(name))];
  const affirmed = negated.length === 0 ? [] : [`There is ${listed(negated.map(name => name.slice(3)))}.`];
  return [...denied(plain, of), ...affirmed];
}

/** Who denies that there is no dental care has it. */
function isNegated(name: string): boolean {
  return name.startsWith('no ');
}

function denied(names: readonly string[], of: string): string[] {
  if (names.length === 0) return [];
  const count = Math.ceil(names.length / NAMED_AT_MOST);
  const size = Math.ceil(names.length / count);
  const is = of === '' && isSeveral(names[0] ?? '') ? 'are' : 'is';
  const lists = Array.from({ length: count }, (_, index) => {
    const some = names.slice(index * size, (index + 1) * size);
    return `no ${index === 0 ? of : ''}${sharingEnd(some, 'or')}`;
  });
  return [`There ${is} ${lists.join('; ')}.`];
}
