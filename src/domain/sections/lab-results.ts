/** One reading of an illness; field names as stored (history steps, section 3). */
export type LabResult = { readonly TestName: string; readonly TestValue: string; readonly TestUnit: string };

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

/** Reads the JSON-encoded list; anything else is no result. */
export function readLabResults(value: unknown): readonly LabResult[] {
  try {
    const results: unknown = JSON.parse(String(value));
    return Array.isArray(results) ? results.filter(isLabResult) : [];
  } catch {
    return [];
  }
}

/** The JSON-encoded list; no result is the empty text. */
export function writeLabResults(results: readonly LabResult[]): string {
  return results.length === 0 ? '' : JSON.stringify(results);
}

/** 'Hemoglobin 9.1 g/dL, Ferritin 8 ng/mL'. */
export function labResultsText(results: readonly LabResult[]): string {
  return results
    .map(({ TestName, TestValue, TestUnit }) => `${TestName} ${TestValue} ${TestUnit}`)
    .join(', ');
}

function isLabResult(value: unknown): value is LabResult {
  if (typeof value !== 'object' || value === null) return false;
  const parts: Record<string, unknown> = { ...value };
  return Object.keys(REQUIRED).every(part => typeof parts[part] === 'string');
}
