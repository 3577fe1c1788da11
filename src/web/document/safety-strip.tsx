import { IconAlertTriangle } from '@tabler/icons-react';
import type { SafetyLine } from '#domain/summary/document/clinical-document.ts';
import classes from '#web/document/safety-strip.module.css';

/** What nobody may overlook, above everything else; what is there stands out. */
export function SafetyStrip({ lines }: { readonly lines: readonly SafetyLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={classes.strip} aria-label="Safety">
      {lines.map(({ topic, text, isAlert }) => (
        <li key={topic} data-alert={isAlert || undefined}>
          {isAlert ? <IconAlertTriangle size={16} aria-hidden /> : null}
          <span className={classes.topic}>{topic}</span> <span dir="auto">{text}</span>
        </li>
      ))}
    </ul>
  );
}
