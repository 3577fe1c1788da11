import type { Offer } from '#domain/practice/consultation/consultation.ts';
import type { PageLanguage } from '#web/practice/understanding/use-language.ts';
import classes from './conversation.module.css';

type ReadingsProps<Of extends Offer> = {
  readonly label: string;
  readonly language: PageLanguage;
  readonly offers: readonly Of[];
  readonly onPick: (offer: Of) => void;
};

/** Readings of a question to choose from. */
export function Readings<Of extends Offer>({ label, language, offers, onPick }: ReadingsProps<Of>) {
  return (
    <ul className={classes.readings} aria-label={label}>
      {offers.map(offer => (
        <li key={[offer].flat().join(' ')}>
          <button type="button" className={classes.reading} onClick={() => onPick(offer)}>
            {[offer].flat().map(language.wordsOf).join(' · ')}
          </button>
        </li>
      ))}
    </ul>
  );
}
