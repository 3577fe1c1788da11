import { ALLERGENS, type Allergen } from '#domain/sections/allergens.ts';
import { linePartsOf } from '#domain/sections/line-parts.ts';
import { type Filled, type LineHelp, nameFor } from '#domain/sections/quick-line.ts';
import { capitalised } from '#domain/text/capitalised.ts';

/** How patients name the specified symptoms (18.4). */
const SYMPTOMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:hives|urticaria|nettle ?rash|wheals|welts)\b/i, 'Hives'],
  [/\b(?:itch(?:ing|iness)?|itchy(?! eyes| (?:and |or )?watery)|pruritus)\b/i, 'Itching'],
  [/\b(?<!nettle )(?:skin )?rash(?:es)?\b/i, 'Skin rash'],
  [/\b(?:eczema(?: flare)?|dermatitis)\b/i, 'Eczema flare'],
  [/\b(?:flush(?:ing|ed)|red face)\b/i, 'Flushing'],
  [
    /\b(?:(?:swelling|swollen|puffy|swelled)(?: up)?(?: of)?(?: (?:the|my|his|her))?(?: (?:lips?|face|tongue|mouth|eyes?|eyelids?)(?:,| and| or)?)+|(?:lip|face|facial|tongue) swelling|angio-?(?:o?edema))\b/i,
    'Swelling of lips, face or tongue',
  ],
  [/\b(?:throat (?:tightness|tight|closing|swelling)|tight(?:ness of the)? throat)\b/i, 'Throat tightness'],
  [/\bhoarse(?:ness)?\b/i, 'Hoarseness'],
  [
    /\b(?:difficulty (?:in )?swallowing|dysphagia|(?:could not|couldn't|cannot|can't) swallow)\b/i,
    'Difficulty swallowing',
  ],
  [
    /\b(?:short(?:ness)? of breath|breathless(?:ness)?|difficulty (?:in )?breathing|dyspn(?:o)?ea|sob|(?:could not|couldn't|cannot|can't) breathe)\b/i,
    'Shortness of breath',
  ],
  [/\b(?:wheez(?:e|es|ing|y)|bronchospasm|asthma attack)\b/i, 'Wheezing'],
  [/\bcough(?:ing)?\b/i, 'Cough'],
  [/\b(?:chest tightness|tight chest)\b/i, 'Chest tightness'],
  [/\b(?:(?:runny|blocked|running|stuffy) nose|hay ?fever|rhinitis)\b/i, 'Runny or blocked nose'],
  [/\bsneez(?:e|es|ing)\b/i, 'Sneezing'],
  [
    /\b(?:(?:itchy|watery|streaming|red)(?:,| and| or)?(?: (?:itchy|watery|red))? eyes|conjunctivitis)\b/i,
    'Itchy or watery eyes',
  ],
  [
    /\b(?:nausea|vomit(?:ing|s|ed)?|(?:being|feeling|felt|feel|was|were|me|him|her|them) sick)\b/i,
    'Nausea or vomiting',
  ],
  [/\b(?:(?:abdominal|stomach|tummy|belly) (?:pains?|cramps?|ache)|cramps)\b/i, 'Abdominal pain'],
  [/\b(?:diarrho?ea|the runs|loose stools?)\b/i, 'Diarrhea'],
  [/\b(?:dizz(?:y|iness)|faint(?:ing|ed|s)?|collapsed?|passed out|blackout)\b/i, 'Dizziness or fainting'],
  [/\b(?:low blood pressure|hypotension)\b/i, 'Low blood pressure'],
  [/\b(?:anaphyla\w+(?: shock| reaction)?)\b/i, 'Anaphylactic shock'],
];

const SEVERITIES: readonly (readonly [RegExp, string])[] = [
  [/\banaphyla\w+/i, 'Anaphylactic'],
  [/\bsevere\b/i, 'Severe'],
  [/\bmoderate\b/i, 'Moderate'],
  [/\bmild\b/i, 'Mild'],
];

/** What says nothing beside a symptom. */
const FILLERS =
  /\b(?:a|an|the|and|or|with|of|my|his|her|me|it|came|out|in|got|gets?|gives?|gave|causes?|caused|makes?|made|reaction|over|his|all|very)\b/gi;

/** 'penicillin: rash', 'nuts - swelling of the lips': an allergen and what it does; the rest are notes. */
export function allergyLine(line: string, help: LineHelp): Filled {
  const parts = linePartsOf(line, help);
  const { name, reaction } = withoutReaction(parts.name);
  const said = [...(reaction === '' ? [] : [reaction]), ...parts.rest];
  const symptoms = SYMPTOMS.filter(([words]) => said.some(part => words.test(part))).map(
    ([, symptom]) => symptom,
  );
  const severity = SEVERITIES.find(([words]) => said.some(part => words.test(part)))?.[1];
  const notes = said.filter(part => !isUnderstood(part));
  const known = allergenNamed(name);
  return {
    allergenName: known ? nameFor(name, known.name) : name,
    ...(known && { allergenType: known.type, allergenCategory: known.category }),
    ...(parts.date !== '' && { onsetDate: parts.date }),
    ...(severity !== undefined && { reactionType: severity }),
    ...(symptoms.length > 0 && { symptoms }),
    ...(notes.length > 0 && { notes: capitalised(notes.join('; ')) }),
  };
}

/** The allergen of this name or synonym, whatever its capitals. */
export function allergenNamed(text: string): Allergen | undefined {
  const wanted = text.trim().toLowerCase();
  return ALLERGENS.find(({ name, synonyms }) =>
    [name, ...synonyms].some(one => one.toLowerCase() === wanted),
  );
}

/** 'penicillin rash' is penicillin, and a rash; a line of a symptom alone stays the name. */
function withoutReaction(text: string): { name: string; reaction: string } {
  if (allergenNamed(text)) return { name: text, reaction: '' };
  const at = [...SYMPTOMS, ...SEVERITIES]
    .map(([words]) => words.exec(text)?.index ?? -1)
    .filter(index => index > 0);
  if (at.length === 0) return { name: text, reaction: '' };
  const first = Math.min(...at);
  return { name: text.slice(0, first).trim(), reaction: text.slice(first) };
}

function isUnderstood(part: string): boolean {
  const left = [...SYMPTOMS, ...SEVERITIES].reduce(
    (text, [words]) => text.replace(new RegExp(words.source, 'gi'), ' '),
    part,
  );
  return !/[\p{L}\p{N}]/u.test(left.replace(FILLERS, ' '));
}
