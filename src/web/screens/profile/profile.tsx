import parts from '#web/account/parts.module.css';
import { useAccount } from '#web/api/session.ts';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { AccountData } from './account-data.tsx';
import { EmailAddress } from './email-address.tsx';
import { Names } from './names.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { SignInPart } from './sign-in-part.tsx';
import { SignedInPlaces } from './signed-in-places.tsx';

/** /profile: Account Settings. */
export function Profile() {
  const account = useAccount();
  if (!account) return null;
  return (
    <Page>
      <PageHeading title="Account Settings">Your name stands on the histories you take.</PageHeading>
      <div className={parts.parts}>
        <Names account={account} />
        <EmailAddress account={account} />
        <SignInPart email={account.email} />
        <SignedInPlaces />
        <RecentActivity />
        <AccountData />
      </div>
    </Page>
  );
}
