import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { acceptTerms, takePathAfterTerms } from '#web/case/session-flags.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { TickField } from '#web/controls/fields/tick-field.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { isScrolledToBottom } from './is-scrolled-to-bottom.ts';
import classes from './terms.module.css';
import { TERMS } from './terms-sections.ts';

const HINT = 'Please scroll to the bottom to read the entire Terms and Conditions before accepting.';
const SOMEWHERE_ELSE = 'https://duckduckgo.com/';

/** The terms: read to the end, tick, accept. */
export function Terms() {
  const navigate = useNavigate();
  const [isRead, setRead] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const isAccepted = useRef(false);
  const accept = () => {
    // The way on is taken once; a second press while the next page loads must not lead elsewhere.
    if (isAccepted.current) return;
    isAccepted.current = true;
    acceptTerms();
    void navigate(takePathAfterTerms());
  };
  return (
    <Page>
      <PageHeading title="Terms and Conditions">
        Anamnesis is a practice tool. Please read what it is for, and what it is not for.
      </PageHeading>
      <TermsBox onRead={() => setRead(true)} />
      <div className={classes.agree}>
        <TickField
          id="agree"
          isTicked={isAgreed}
          onChange={setAgreed}
          isDisabled={!isRead}
          describedBy="agree-hint"
        >
          I have read and agree to the Terms and Conditions
        </TickField>
        <p id="agree-hint" className={classes.hint} aria-live="polite">
          {isRead ? '' : HINT}
        </p>
      </div>
      <div className={classes.actions}>
        <ActionButton onClick={() => window.location.assign(SOMEWHERE_ELSE)}>Decline</ActionButton>
        <ActionButton kind="primary" isDisabled={!(isRead && isAgreed)} onClick={accept}>
          Accept
        </ActionButton>
      </div>
    </Page>
  );
}

function TermsBox({ onRead }: { readonly onRead: () => void }) {
  const box = useRef<HTMLElement>(null);
  const check = () => {
    if (box.current !== null && isScrolledToBottom(box.current)) onRead();
  };
  // On a very tall screen there may be nothing to scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the box stands.
  useEffect(check, []);
  return (
    <section
      ref={box}
      className={`surface ${classes.box}`}
      aria-label="Terms and Conditions"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
      tabIndex={0}
      onScroll={check}
    >
      <ol className={classes.sections}>
        {TERMS.map(section => (
          <li key={section.title}>
            <h2 className={classes.title}>{section.title}</h2>
            {section.paragraphs.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
