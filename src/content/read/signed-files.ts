import type { Content, SignedFile } from '#content/read/content.ts';

/** Every file that says who wrote and who reviewed it. */
export function signedFilesOf({ complaints, diagnosisFiles, patients }: Content): readonly SignedFile[] {
  return [...complaints, ...diagnosisFiles, ...patients];
}
