/** One reading of an illness; field names as stored (specification 14.4). */
export type LabResult = { readonly TestName: string; readonly TestValue: string; readonly TestUnit: string };

export const BLANK_RESULT: LabResult = { TestName: '', TestValue: '', TestUnit: '' };

export type LabResultErrors = Partial<Record<keyof LabResult, string>>;

const REQUIRED: Readonly<Record<keyof LabResult, string>> = {
  TestName: 'Test name is required',
  TestValue: 'Test value is required',
  TestUnit: 'Test unit is required',
};

/** What keeps a lab result from being added: every part is required after trimming. */
export function labResultErrors(result: LabResult): LabResultErrors {
  const missing = (Object.keys(REQUIRED) as (keyof LabResult)[]).filter(part => result[part].trim() === '');
  return Object.fromEntries(missing.map(part => [part, REQUIRED[part]]));
}

/** Reads the JSON-encoded list of what was recorded; anything else is no result. */
export function readLabResults(value: unknown): readonly LabResult[] {
  return rowsIn(value).flatMap(({ isOpen, ...result }) => (isOpen ? [] : [result]));
}

/** The result that is being written and has not been added yet. */
export function openLabResult(value: unknown): LabResult {
  const { isOpen: _, ...result } = rowsIn(value).find(({ isOpen }) => isOpen) ?? noRow;
  return result;
}

/** The JSON-encoded list, in a form also with the result being written; no result is the empty text. */
export function writeLabResults(results: readonly LabResult[], open: LabResult = BLANK_RESULT): string {
  const rows = isBlank(open) ? results : [...results, { ...open, isOpen: true }];
  return rows.length === 0 ? '' : JSON.stringify(rows);
}

/** What keeps the result being written from being recorded; nothing while nobody has begun one. */
export function unfinishedLabResult(value: unknown): string | undefined {
  const open = openLabResult(value);
  return isBlank(open) ? undefined : Object.values(labResultErrors(open))[0];
}

/** The list as it is saved: a result that was written to its end counts, also when nobody pressed Add. */
export function settleLabResults(value: unknown): string {
  const open = openLabResult(value);
  const results = readLabResults(value);
  return writeLabResults(isBlank(open) ? results : [...results, open]);
}

/** 'Hemoglobin 9.1 g/dL, Ferritin 8 ng/mL'. */
export function labResultsText(results: readonly LabResult[]): string {
  return results
    .map(({ TestName, TestValue, TestUnit }) => `${TestName} ${TestValue} ${TestUnit}`)
    .join(', ');
}

type Row = LabResult & { readonly isOpen?: boolean };

const noRow: Row = BLANK_RESULT;

function rowsIn(value: unknown): readonly Row[] {
  try {
    const rows: unknown = JSON.parse(String(value));
    return Array.isArray(rows) ? rows.filter(isRow) : [];
  } catch {
    return [];
  }
}

function isBlank(result: LabResult): boolean {
  return Object.keys(labResultErrors(result)).length === Object.keys(REQUIRED).length;
}

function isRow(value: unknown): value is Row {
  if (typeof value !== 'object' || value === null) return false;
  const parts: Record<string, unknown> = { ...value };
  return Object.keys(REQUIRED).every(part => typeof parts[part] === 'string');
}
