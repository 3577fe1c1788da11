import { flag, tableById } from '#domain/reading/reader.ts';
import type { ComplaintAnswers } from '#domain/review/status.ts';
import { storedItem } from '#web/case/stored-item.ts';

export const complaintAnswersItem = storedItem<ComplaintAnswers>('complaintAnswers', {
  initial: () => ({}),
  read: tableById(flag),
});
