import type { Intent } from '#domain/practice/intent.ts';
import type { PageLanguage } from '#web/practice/understanding/use-language.ts';
import classes from './conversation.module.css';

type ReadingsProps = {
  readonly label: string;
  readonly language: PageLanguage;
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
            {language.wordsOf(intent)}
          </button>
        </li>
      ))}
    </ul>
  );
}
