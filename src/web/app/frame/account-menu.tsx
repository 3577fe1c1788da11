import { IconFiles, IconLogin2, IconLogout, IconSettings, IconUser, IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ROUTES, type Route } from '#domain/flow/routes.ts';
import { useSigningOut } from '#web/account/signing-out.tsx';
import { useSignOut } from '#web/api/account.ts';
import { useAccount } from '#web/api/session.ts';
import classes from '#web/app/frame/account-menu.module.css';
import { usePopup } from '#web/controls/dialogs/use-popup.ts';

/** Who is signed in, and what they can do; for a guest, how to get an account. */
export function AccountMenu() {
  const account = useAccount();
  const menu = usePopup();
  const navigate = useNavigate();
  const signOut = useSignOut();
  // A failure of signing out here is ignored (specification 4.7); the next check tells the truth.
  const { leave, question } = useSigningOut(() => {
    signOut.mutate();
    void navigate(ROUTES.home);
  });
  const label = account ? account.fullName || 'User' : 'Account';
  return (
    <div className={classes.menu} ref={menu.around}>
      <button
        type="button"
        className={classes.opener}
        ref={menu.opener}
        aria-expanded={menu.isOpen}
        aria-controls="account-menu"
        onClick={menu.toggle}
      >
        <IconUser size={20} aria-hidden />
        <span className={classes.name}>{label}</span>
      </button>
      {menu.isOpen ? (
        <div className={`surface ${classes.list}`} id="account-menu">
          {account ? (
            <>
              <p className={classes.who}>
                <strong>{label}</strong>
                <span>{account.email}</span>
              </p>
              <MemberItems onDone={menu.close} onLeave={leave} />
            </>
          ) : (
            <GuestItems onDone={menu.close} />
          )}
        </div>
      ) : null}
      {question}
    </div>
  );
}

type ItemsProps = { readonly onDone: () => void };

function GuestItems({ onDone }: ItemsProps) {
  return (
    <>
      <Item to={ROUTES.login} icon={<IconLogin2 size={20} aria-hidden />} onDone={onDone}>
        Sign In
      </Item>
      <Item to={ROUTES.register} icon={<IconUserPlus size={20} aria-hidden />} onDone={onDone}>
        Create Account
      </Item>
    </>
  );
}

function MemberItems({ onDone, onLeave }: ItemsProps & { readonly onLeave: () => void }) {
  return (
    <>
      <Item to={ROUTES.savedHistories} icon={<IconFiles size={20} aria-hidden />} onDone={onDone}>
        Saved Histories
      </Item>
      <Item to={ROUTES.accountSettings} icon={<IconSettings size={20} aria-hidden />} onDone={onDone}>
        Account Settings
      </Item>
      <Item icon={<IconLogout size={20} aria-hidden />} onDone={onDone} onPress={onLeave}>
        Sign Out
      </Item>
    </>
  );
}

type ItemProps = ItemsProps & {
  /** Where it leads. */
  readonly to?: Route;
  readonly icon: ReactNode;
  readonly children: string;
  readonly onPress?: () => void;
};

function Item({ to, icon, children, onDone, onPress }: ItemProps) {
  const navigate = useNavigate();
  const press = () => {
    onPress?.();
    onDone();
    if (to !== undefined) void navigate(to);
  };
  return (
    <button type="button" className={`bare ${classes.item}`} onClick={press}>
      {icon}
      {children}
    </button>
  );
}
