import { AccountMenu } from '#web/app/frame/account-menu.tsx';
import classes from '#web/app/frame/header.module.css';
import { HomeLink } from '#web/app/frame/home-link.tsx';
import { SchemeSwitch } from '#web/app/frame/scheme-switch.tsx';

/** The product's name at the left, settings at the right. */
export function Header() {
  return (
    <header className={classes.header}>
      <HomeLink />
      <p className={classes.tagline}>Guided clinical history taking, for learning</p>
      <div className={classes.end}>
        <SchemeSwitch />
        <AccountMenu />
      </div>
    </header>
  );
}
