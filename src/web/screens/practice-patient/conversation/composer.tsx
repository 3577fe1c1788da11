import { useDebouncedValue } from '@mantine/hooks';
import { IconBulb, IconMicrophone, IconSend2 } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { questionContext } from '#domain/practice/consultation/question-context.ts';
import type { Intent } from '#domain/practice/intent.ts';
import type { Reading } from '#domain/practice/understanding/reading.ts';
import { usePracticeTyped } from '#web/case/practice-typed.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { IconButton } from '#web/controls/buttons/icon-button.tsx';
import classes from './conversation.module.css';
import { Readings } from './readings.tsx';
import type { Inside, useConversation } from './use-conversation.ts';
import { useDictation } from './use-dictation.ts';
import { useReading } from './use-reading.ts';

type ComposerProps = {
  readonly inside: Inside;
  readonly conversation: ReturnType<typeof useConversation>;
  readonly onEnd: () => void;
};

const MOST_CHARACTERS = 400;
/** So many words say enough to suggest readings of them. */
const SUGGESTED_FROM = 3;
const MOST_SUGGESTED = 5;
/** Who types on is not interrupted. */
const PAUSE_MS = 150;

/** Where the student types, and ends the consultation. */
export function Composer({ inside, conversation, onEnd }: ComposerProps) {
  const { attempt, language } = inside;
  const [text, setText] = usePracticeTyped(attempt, 'question');
  const [isSuggesting, setSuggesting] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const dictation = useDictation(setText);
  const isLearning = attempt.settings.mode === 'learning';
  const isOffering = isLearning && isSuggesting;
  const words = text.trim();
  const clear = () => {
    setText('');
    field.current?.focus();
  };
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (words === '') return;
    conversation.say(words);
    clear();
  };
  const suggested = useSuggested(inside, conversation, isOffering ? words : '');
  return (
    <form className={classes.composer} onSubmit={send}>
      {isOffering ? (
        <div className={classes.suggested}>
          {suggested.length === 0 ? null : (
            <Readings
              label="Suggested readings"
              language={language}
              offers={suggested}
              onPick={intent => {
                conversation.sayMeaning(words, intent);
                clear();
              }}
            />
          )}
        </div>
      ) : null}
      <div className={classes.row}>
        <textarea
          ref={field}
          className={classes.field}
          aria-label="Your question"
          placeholder="Ask in your own words"
          rows={1}
          maxLength={MOST_CHARACTERS}
          enterKeyHint="send"
          value={text}
          onChange={event => setText(event.currentTarget.value)}
          onKeyDown={event => {
            if (isSending(event)) send(event);
          }}
        />
        {dictation === null ? null : (
          <IconButton label={dictation.isOn ? 'Stop dictating' : 'Dictate'} onClick={dictation.toggle}>
            <IconMicrophone size={20} aria-hidden data-on={dictation.isOn || undefined} />
          </IconButton>
        )}
        <ActionButton type="submit" kind="primary" icon={<IconSend2 size={18} aria-hidden />}>
          Ask
        </ActionButton>
      </div>
      <div className={classes.under}>
        {isLearning ? (
          <label className={classes.suggest}>
            <input
              type="checkbox"
              checked={isSuggesting}
              onChange={event => setSuggesting(event.currentTarget.checked)}
            />
            <IconBulb size={18} aria-hidden />
            <span>
              Suggest readings<span className={classes.long}> while I type</span>
            </span>
          </label>
        ) : (
          <span />
        )}
        <ActionButton size="small" onClick={onEnd}>
          {attempt.again === null ? 'End and Commit' : 'Back to the Debrief'}
        </ActionButton>
      </div>
    </form>
  );
}

/** What the words may mean, as soon as the typing pauses. */
function useSuggested(
  { language }: Inside,
  { consultation }: ComposerProps['conversation'],
  typed: string,
): readonly Intent[] {
  const [words] = useDebouncedValue(typed, PAUSE_MS);
  const says = (text: string) => text.split(/\s+/).length >= SUGGESTED_FROM;
  const context = useMemo(() => questionContext(consultation), [consultation]);
  const read = useReading(language, says(words) ? { words, context } : null);
  return says(typed) && read !== undefined ? readingsOf(read) : [];
}

function readingsOf({ offers }: Reading): readonly Intent[] {
  return [...new Set(offers.flat())].slice(0, MOST_SUGGESTED);
}

/** Enter sends; with shift, or while a script is being composed, it belongs to the text. */
function isSending(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
}
