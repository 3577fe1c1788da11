import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { readIngredients } from '#domain/sections/ingredients.ts';
import type { SafetyLine } from '#domain/summary/document/clinical-document.ts';
import type { CaseTold } from '#domain/summary/facts/case-told.ts';
import { listed } from '#domain/text/listed.ts';
import { lowered } from '#domain/text/lowered.ts';
import { oneLine } from '#domain/text/one-line.ts';

/** A complaint or a phrase that only who is pregnant has. */
const PREGNANT = /\bin pregnancy\b|^(?!not |periods )(?:.*\bweeks )?pregnant\b/;

const ANTICOAGULANT =
  /warfarin|apixaban|rivaroxaban|dabigatran|edoxaban|heparin|enoxaparin|dalteparin|tinzaparin|fondaparinux|acenocoumarol|phenprocoumon|phenindione/i;

const NONE_KNOWN = /^no known (?:drug )?allerg/i;

/** Between these ages a woman is asked whether she may be pregnant. */
const FERTILE = { from: 12, to: 55 } as const;

/** What nobody may overlook. Nothing is called absent that nobody has denied. */
export function safetyOf(told: CaseTold): SafetyLine[] {
  return [allergies(told), anticoagulants(told), ...pregnancy(told)];
}

function allergies({ input: { record }, findings, negatives }: CaseTold): SafetyLine {
  const recorded = record.allergies.filter(({ allergenName }) => !NONE_KNOWN.test(String(allergenName)));
  const isDenied = recorded.length < record.allergies.length || negatives.has('allergies');
  const told = findings.filter(
    ({ finding }) => /allergy$/i.test(finding.name) && finding.kind === 'condition',
  );
  const present = told.filter(({ isPresent }) => isPresent).map(({ finding }) => lowered(finding.name));
  const line = (text: string, isAlert = false): SafetyLine => ({ topic: 'Allergies', text, isAlert });
  if (recorded.length > 0) return line(recorded.map(allergyWords).join('; '), true);
  if (present.length > 0) return line(`${listed(present)}, agent not recorded`, true);
  if (isDenied) return line('No known allergies');
  const denied = told.map(({ finding }) => lowered(finding.name));
  return line(denied.length > 0 ? `No known ${listed(denied, 'or')}` : 'Not recorded');
}

/** 'Penicillin (severe: hives and wheezing)'. */
function allergyWords({ allergenName, reactionType, symptoms }: HistoryEntry): string {
  const signs = Array.isArray(symptoms) ? symptoms.map(String).map(lowered) : [];
  const reaction = [lowered(String(reactionType ?? '')), listed(signs)].filter(Boolean).join(': ');
  return `${oneLine(String(allergenName))}${reaction === '' ? '' : ` (${reaction})`}`;
}

function anticoagulants({ input: { record }, findings, negatives }: CaseTold): SafetyLine {
  const taken = record.medicationHistory
    .filter(isAnticoagulant)
    .map(({ commercialName }) => oneLine(String(commercialName)));
  const told = findings.find(({ finding }) => finding.key === 'anticoagulant-use');
  const line = (text: string, isAlert = false): SafetyLine => ({ topic: 'Anticoagulants', text, isAlert });
  if (taken.length > 0) return line(listed(taken), true);
  if (told?.isPresent) return line('Taken, drug not recorded', true);
  if (told) return line('Denied');
  if (negatives.has('medicationHistory')) return line('None: no regular medicines');
  return line(record.medicationHistory.length > 0 ? 'None among the medicines recorded' : 'Not recorded');
}

function isAnticoagulant({ commercialName, components, compliance }: HistoryEntry): boolean {
  const names = [String(commercialName ?? ''), ...readIngredients(components).map(one => one.scientificName)];
  return compliance !== 'Stopped' && names.some(name => ANTICOAGULANT.test(name));
}

function isToldPregnant(stories: CaseTold['stories']): boolean {
  const phrases = stories
    .flatMap(({ attributes }) => attributes)
    .flatMap(one => (one.kind === 'phrases' ? one.phrases : []));
  return [...stories.map(({ noun }) => noun), ...phrases].some(text => PREGNANT.test(text));
}

/** Of a woman who may be pregnant only. */
function pregnancy({ input: { record }, findings, stories }: CaseTold): SafetyLine[] {
  const { age, gender } = record;
  const mayBe = gender === 'Female' && age !== null && age >= FERTILE.from && age <= FERTILE.to;
  const keys = ['pregnancy', 'late-pregnancy', 'possible-pregnancy'];
  const told = findings.filter(({ finding }) => keys.includes(finding.key));
  const present = told.filter(({ isPresent }) => isPresent);
  const line = (text: string, isAlert = false): SafetyLine[] => [{ topic: 'Pregnancy', text, isAlert }];
  if (isToldPregnant(stories)) return line('Pregnant', true);
  const certain = present.find(({ finding }) => finding.key !== 'possible-pregnancy');
  if (certain)
    return line(certain.finding.key === 'late-pregnancy' ? 'Pregnant, beyond 20 weeks' : 'Pregnant', true);
  if (present.length > 0) return line('Possible', true);
  if (!mayBe) return [];
  return line(told.length > 0 ? 'Denied' : 'Not recorded');
}
