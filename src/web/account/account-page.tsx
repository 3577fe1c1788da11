import { IconMailCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './account-page.module.css';

type AccountPageProps = {
  readonly title: string;
  /** One sentence: what this page is for. */
  readonly lead?: string;
  readonly children: ReactNode;
  /** Stands under the card: the way to the neighbouring page. */
  readonly foot?: ReactNode;
};

/** A small page with one card: sign in, register, reset. */
export function AccountPage({ title, lead, children, foot }: AccountPageProps) {
  return (
    <div className={classes.page}>
      <div className={`surface ${classes.card}`}>
        <h1 tabIndex={-1}>{title}</h1>
        {lead === undefined ? null : <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
      {foot === undefined ? null : <p className={classes.foot}>{foot}</p>}
    </div>
  );
}

type MailSentProps = { readonly title: string; readonly children: ReactNode; readonly wayOn: ReactNode };

/** What a page shows once its mail is on the way. */
export function MailSent({ title, children, wayOn }: MailSentProps) {
  return (
    <AccountPage title={title}>
      <IconMailCheck className={classes.done} size={32} stroke={1.5} aria-hidden />
      <p role="status">{children}</p>
      {wayOn}
    </AccountPage>
  );
}
