import { useAccount } from '#web/api/session.ts';
import { Page } from '#web/controls/page.tsx';
import { PageHeading } from '#web/controls/page-heading.tsx';
import { EmailAddress } from './email-address.tsx';
import { KeptData } from './kept-data.tsx';
import { Names } from './names.tsx';
import classes from './profile.module.css';
import { SignInPart } from './sign-in-part.tsx';

/** /profile: Account Settings. */
export function Profile() {
  const account = useAccount();
  if (!account) return null;
  return (
    <Page>
      <PageHeading title="Account Settings">Your name stands on the histories you take.</PageHeading>
      <div className={classes.parts}>
        <Names account={account} />
        <EmailAddress account={account} />
        <SignInPart email={account.email} />
        <KeptData />
      </div>
    </Page>
  );
}
