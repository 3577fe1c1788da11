/** One step of a dose, such as 2 tablets in the morning. */
export type DoseStep = { readonly amount: string; readonly unit: string; readonly instructions: string };

export const DOSE_UNITS = [
  'tablet(s)',
  'capsule(s)',
  'pill(s)',
  'drop(s)',
  'spray(s)',
  'patch(es)',
  'ml',
  'tsp',
  'tbsp',
  'scoop(s)',
  'sachet(s)',
] as const;

/** What medicines are measured in besides, offered behind the others. */
export const MEASURE_UNITS = ['mg', 'mcg', 'g', 'units', 'IU', 'puff(s)', 'application(s)'] as const;

export const EMPTY_STEP: DoseStep = { amount: '', unit: DOSE_UNITS[0], instructions: '' };

/** Reads a stored dosage: an encoded list, or the plain text of one step. */
export function readDosage(value: string): readonly DoseStep[] {
  const steps = encodedSteps(value);
  if (steps) return steps;
  const known = [...DOSE_UNITS, ...MEASURE_UNITS].find(candidate => value.endsWith(` ${candidate}`));
  const unit = known ?? unitBehindNumber(value);
  const amount = unit ? value.slice(0, -unit.length - 1) : value;
  return [{ ...EMPTY_STEP, amount, unit: unit ?? EMPTY_STEP.unit }];
}

/** A unit of one's own, such as mcg/hour: what stands behind a number. */
function unitBehindNumber(value: string): string | undefined {
  return /^[\d.,/–-]+ ([^\s\d].*)$/.exec(value)?.[1];
}

/**
 * Stores a dosage: one plain step as text, anything else as an encoded list, also while amounts are still missing;
 * a step nobody has touched is no dosage.
 */
export function writeDosage(steps: readonly DoseStep[]): string {
  const [only] = steps;
  if (!only || (steps.length === 1 && isUntouched(only))) return '';
  const isPlain = steps.length === 1 && isGiven(only) && only.instructions.trim() === '';
  return isPlain ? `${only.amount.trim()} ${only.unit}` : JSON.stringify(steps);
}

/** A dose of which only the unit is known: what it is told in, with the amount still to ask. */
export function doseIn(unit: string): string {
  return writeDosage([{ ...EMPTY_STEP, unit }]);
}

/** The dosage as it is saved: without the steps that have no amount. */
export function settleDosage(value: string): string {
  return value.trim() === '' ? '' : writeDosage(readDosage(value).filter(isGiven));
}

/** 'Step 1: 2 tablet(s) (with food), then Step 2: 1 tablet(s)'; one step without its number. */
export function dosageText(value: string): string {
  const steps = encodedSteps(value)?.filter(isGiven);
  if (!steps) return value;
  return steps.map((step, index) => `Step ${index + 1}: ${stepText(step)}`).join(', then ');
}

function isGiven(step: DoseStep): boolean {
  return step.amount.trim() !== '';
}

function isUntouched({ amount, unit, instructions }: DoseStep): boolean {
  return amount.trim() === '' && unit === EMPTY_STEP.unit && instructions.trim() === '';
}

function stepText({ amount, unit, instructions }: DoseStep): string {
  const dose = `${amount.trim()} ${unit}`;
  return instructions.trim() === '' ? dose : `${dose} (${instructions.trim()})`;
}

function encodedSteps(value: string): readonly DoseStep[] | undefined {
  if (!value.startsWith('[')) return undefined;
  try {
    const steps: unknown = JSON.parse(value);
    return Array.isArray(steps) && steps.length > 0 && steps.every(isStep) ? steps : undefined;
  } catch {
    return undefined;
  }
}

function isStep(value: unknown): value is DoseStep {
  if (typeof value !== 'object' || value === null) return false;
  const parts: Record<string, unknown> = { ...value };
  return ['amount', 'unit', 'instructions'].every(part => typeof parts[part] === 'string');
}
