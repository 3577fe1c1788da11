/** Ends like a plural, but is one thing. */
const ONE_THING = /(?:ss|us|is|betes|pes|mps|sles|bies)$/;

/** Whether a name takes a verb in the plural: Palpitations, Night sweats; but Diabetes, Tinnitus and Diaphoresis not. */
export function isPlural(name: string): boolean {
  return name.endsWith('s') && !ONE_THING.test(name);
}
