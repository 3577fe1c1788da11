import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { listHistoriesEndpoint } from '#contract/endpoints/histories.ts';
import type { HistoriesResponse } from '#contract/histories.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { useHistories } from '#web/api/histories.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { markFromBegin } from '#web/case/session-flags.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { Loaded } from '#web/controls/page/loaded.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { SearchField } from '#web/controls/search/search-field.tsx';
import { useReplacing } from '#web/saving/use-replacing.tsx';
import { HistoryRow } from './history-row.tsx';
import { Pages } from './pages.tsx';
import classes from './saved-histories.module.css';

const SETTLE_MS = 200;

/** /saved-histories: search, the list, New History. */
export function SavedHistories() {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const [settledSearch] = useDebouncedValue(search.trim(), SETTLE_MS);
  const histories = useHistories(settledSearch, page);
  const look = (words: string) => {
    setSearch(words);
    setPage(0);
  };
  return (
    <Page>
      <PageHeading title="Saved Histories" aside={<NewHistory />}>
        The histories you have saved, the latest first.
      </PageHeading>
      <div className={classes.body}>
        {histories.data && histories.data.all > 0 ? (
          <SearchField
            label="Search title or patient"
            value={search}
            onChange={look}
            shown={histories.data.total}
            total={histories.data.all}
          />
        ) : null}
        <Loaded
          query={histories}
          loading="Loading saved histories..."
          failure={listHistoriesEndpoint.failure}
        >
          {data => <List answer={data} page={page} onPage={setPage} />}
        </Loaded>
      </div>
    </Page>
  );
}

type ListProps = {
  readonly answer: HistoriesResponse;
  readonly page: number;
  readonly onPage: (page: number) => void;
};

function List({ answer, page, onPage }: ListProps) {
  const { items, total, all } = useDeferredValue(answer);
  if (all === 0) {
    return (
      <p className={classes.empty}>
        Nothing saved yet. Take a history, and choose Save History on its summary.
      </p>
    );
  }
  if (total === 0) return <p className={classes.empty}>No history matches your search.</p>;
  return (
    <>
      <ul className={classes.rows}>
        {items.map(history => (
          <HistoryRow key={history.id} history={history} />
        ))}
      </ul>
      <Pages page={page} total={total} onPage={onPage} />
    </>
  );
}

/** Clears the case and what was recommended for it, and begins at the terms. */
function NewHistory() {
  const navigate = useNavigate();
  const beginning = useReplacing(() => {
    useCaseStore.getState().reset('new-history');
    markFromBegin();
    void navigate(ROUTES.terms);
  });
  return (
    <>
      <ActionButton kind="primary" icon={<IconPlus size={18} aria-hidden />} onClick={beginning.begin}>
        New History
      </ActionButton>
      {beginning.dialog}
    </>
  );
}
