import type { Intent } from '#domain/practice/intent.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import { readingWords } from '#domain/practice/understanding/understand.ts';
import classes from './conversation.module.css';

type ReadingsProps = {
  readonly label: string;
  readonly language: Language;
  readonly intents: readonly Intent[];
  readonly onPick: (intent: Intent) => void;
};

/** Readings of a question to choose from. */
export function Readings({ label, language, intents, onPick }: ReadingsProps) {
  return (
    <ul className={classes.readings} aria-label={label}>
      {intents.map(intent => (
        <li key={intent}>
          <button type="button" className={classes.reading} onClick={() => onPick(intent)}>
            {readingWords(language, intent)}
          </button>
        </li>
      ))}
    </ul>
  );
}
