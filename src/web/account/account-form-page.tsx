import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ROUTES, type Route } from '#domain/flow/routes.ts';
import { AccountForm, type AccountFormProps } from '#web/account/account-form.tsx';
import { AccountPage } from '#web/account/account-page.tsx';
import { WayOn } from '#web/account/way-on.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';

type AccountFormPageProps = Omit<AccountFormProps, 'otherWay'> & {
  readonly title: string;
  readonly lead: string;
  /** Stands above the form: what came of a link in a mail. */
  readonly notice?: ReactNode;
  readonly failure: string | undefined;
  /** Whoever is here by mistake: the question they have, and the page they want. */
  readonly instead: { readonly question: string; readonly to: Route; readonly label: string };
  /** One may also go on without an account. */
  readonly isGuestWelcome?: boolean;
};

/** A page of the account that is one form: what failed above it, the neighbouring page beneath. */
export function AccountFormPage(props: AccountFormPageProps) {
  const { title, lead, notice, failure, instead, isGuestWelcome = false, ...form } = props;
  return (
    <AccountPage
      title={title}
      lead={lead}
      foot={
        <>
          {instead.question} <Link to={instead.to}>{instead.label}</Link>
        </>
      }
    >
      {notice}
      <ErrorPanel message={failure} />
      <AccountForm
        {...form}
        otherWay={isGuestWelcome ? <WayOn to={ROUTES.home}>Continue as Guest</WayOn> : null}
      />
    </AccountPage>
  );
}
