/** How somebody answers who does not know. */
const UNCERTAIN =
  /^(not sure|unsure|hard to (say|describe)|i (do not|don't|cannot|can't) (know|say|tell|remember)|cannot (say|tell)|nobody (knows|saw)|don't know|do not know|unknown)\b/i;

/** Whether an answer says nothing for or against anything. */
export function isUncertain(text: string): boolean {
  return UNCERTAIN.test(text);
}
