import { type AttemptSettings, USUAL_SETTINGS } from '#domain/practice/attempt/attempt.ts';
import { readSettings } from '#domain/practice/attempt/stored-attempt.ts';
import { storedItem } from '#web/case/stored-item.ts';
import { storedStore } from '#web/case/stored-store.ts';

/** How the student last practised, for the next patient. */
export const usePracticeSettings = storedStore(
  storedItem<AttemptSettings>('practiceSettings', { initial: () => USUAL_SETTINGS, read: readSettings }),
);
