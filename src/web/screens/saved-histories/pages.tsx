import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { PAGE_SIZE } from '#web/api/histories.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import classes from './saved-histories.module.css';

type PagesProps = {
  /** Counted from 0. */
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
};

/** Leads through a list that is longer than a page. */
export function Pages({ page, total, onPage }: PagesProps) {
  const count = Math.ceil(total / PAGE_SIZE);
  if (count <= 1) return null;
  const go = (to: number) => {
    onPage(to);
    window.scrollTo({ top: 0 });
  };
  return (
    <nav className={classes.pages} aria-label="Pages">
      <ActionButton
        isDisabled={page === 0}
        icon={<IconArrowLeft size={18} aria-hidden />}
        onClick={() => go(page - 1)}
      >
        Newer
      </ActionButton>
      <p aria-live="polite">
        Page {page + 1} of {count}
      </p>
      <ActionButton
        isDisabled={page + 1 >= count}
        iconAfter={<IconArrowRight size={18} aria-hidden />}
        onClick={() => go(page + 1)}
      >
        Older
      </ActionButton>
    </nav>
  );
}
