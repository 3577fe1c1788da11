import { StatusMark } from '#web/controls/progress/status-mark.tsx';

const WORDS = [
  'Very easy to guess',
  'Easy to guess',
  'Could be guessed',
  'Hard to guess',
  'Very hard to guess',
] as const;

/** From here on a password is called hard to guess. */
const HARD = 3;

/** How hard the typed password is to guess, in words; nothing where that is not known. Read out when it changes. */
export function PasswordStrength({ strength }: { readonly strength: number | null }) {
  return (
    <div role="status">
      {strength === null ? null : (
        <StatusMark status={strength >= HARD ? 'good' : 'open'}>{`Strength: ${WORDS[strength]}`}</StatusMark>
      )}
    </div>
  );
}
