/** The sheets of a station, in the order in which they are printed. */
export const SHEETS = ['door', 'student', 'script', 'marks'] as const;

export type Sheet = (typeof SHEETS)[number];

/** What they are called. */
export const SHEET_NAMES: Readonly<Record<Sheet, string>> = {
  door: 'Door notice',
  student: 'Student’s sheet',
  script: 'Script',
  marks: 'Mark sheet',
};

/** So many stations in one PDF: a circuit of an examination, some hundred pages. */
export const MOST_STATIONS = 12;
