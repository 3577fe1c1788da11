import type { TurnOfTalk } from '#domain/practice/debrief/turn-of-talk.ts';
import type { Fact, PracticePatient } from '#domain/practice/patient/patient.ts';

const ASKED_AFTER = /^history:(?:medicine|recent-medicines|over-the-counter)/;

const KIND_OF_MEDICINE =
  /^presence:(?!(?:cocaine|injecting-drug|amphetamine|cannabis|heroin|hallucinogen|hearing-aid|sunbed|liquorice|sweetener|late-screen|cpap)-).*-use$/;

/** What is taken, unless a no stands before it. */
const NAMED =
  /(?<!\b(?:no|any|not|nor) (?:\w+ )?)\b(?:tablets?|ones|capsules?|drops|syrups?|powder|inhalers?|paracetamol|ibuprofen|aspirin|codeine|co-codamol|antibiotics?|amoxicillin|antacids?|vitamins?)\b/i;

/** Takes back a part of the no before it, or after it. */
const EXCEPTED = /\b(?:only|just|except|apart from|but|sometimes)\b/i;

/** Whether an intent asks for the use of one kind of medicine. */
export function isKindOfMedicine(intent: string): boolean {
  return KIND_OF_MEDICINE.test(intent);
}

/** Whether a no names something after all: "Nothing regular. Only the paracetamol." */
export function isNoWithBut(says: string): boolean {
  return EXCEPTED.test(says) || NAMED.test(says);
}

/** Whether a medicine was told of in an answer. */
export function isMedicineTold({ facts }: PracticePatient, { fresh }: TurnOfTalk): boolean {
  return facts.some(fact => fresh.includes(fact.id) && isOfMedicine(fact));
}

function isOfMedicine({ is, asks, says }: Fact): boolean {
  if (is !== 'present') return false;
  return (
    asks.some(intent => ASKED_AFTER.test(intent) || isKindOfMedicine(intent)) ||
    (asks.includes('attribute:treatment-tried') && says !== null && NAMED.test(says))
  );
}
