import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPracticePath, ROUTES } from '#domain/flow/routes.ts';
import classes from '#web/app/frame/header.module.css';
import { ProductMark } from '#web/app/frame/product-mark.tsx';
import { mayLoseWork } from '#web/case/may-lose-work.ts';
import { forget } from '#web/case/stored-store.ts';
import { ConfirmDialog } from '#web/controls/dialogs/confirm-dialog.tsx';

/** The product's name. It leads home, and asks first when that would lose work. */
export function HomeLink() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const goHome = async () => {
    setAsking(false);
    await navigate(ROUTES.home);
    forget('home');
  };
  const ask = async () => {
    // Practice is no part of the session, and going home from it takes nothing of it.
    if (isPracticePath(pathname)) await navigate(ROUTES.home);
    else if (await mayLoseWork()) setAsking(true);
    else await goHome();
  };
  return (
    <>
      <button
        type="button"
        className={`bare ${classes.home}`}
        disabled={pathname === ROUTES.home}
        onClick={() => void ask()}
      >
        <ProductMark className={classes.mark} />
        Anamnesis
      </button>
      <ConfirmDialog
        title="Return to Home?"
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={goHome}
        cancelLabel="Cancel"
        confirmLabel="Lose Progress & Go Home"
        isDestructive
      >
        <p>
          Going home now permanently deletes this session: the profile, every answer and everything derived
          from them. This cannot be undone.
        </p>
      </ConfirmDialog>
    </>
  );
}
