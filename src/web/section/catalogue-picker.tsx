import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import type { CatalogueUse, Section } from '#domain/sections/section.ts';
import { CATALOGUES, useCatalogue } from '#web/api/catalogues.ts';
import type { Draft } from '#web/case/drafts.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { PickList } from '#web/controls/lists/pick-list.tsx';
import { Loaded } from '#web/controls/page/loaded.tsx';
import classes from '#web/section/catalogue-picker.module.css';
import { newDraft } from '#web/section/new-draft.ts';

type CataloguePickerProps = {
  readonly section: Section;
  readonly use: CatalogueUse;
  readonly entries: readonly HistoryEntry[];
  readonly onPick: (draft: Draft) => void;
  readonly onClose: () => void;
};

/** Where a new entry comes from: the catalogue, without what the history already has, or a custom one. */
export function CataloguePicker({ section, use, entries, onPick, onClose }: CataloguePickerProps) {
  const catalogue = useCatalogue(use.source);
  const navigate = useNavigate();
  const { goBackTo } = use;
  const goBack = goBackTo === undefined ? onClose : () => void navigate(ROUTES[goBackTo]);
  const taken = new Set(entries.map(entry => String(entry[use.nameField]).toLowerCase()));
  const offered = (catalogue.data ?? []).filter(({ text }) => !taken.has(text.toLowerCase()));
  return (
    <div className={`surface ${classes.picker}`}>
      <Loaded
        query={catalogue}
        loading={use.loading}
        rows={4}
        failure={CATALOGUES[use.source].failure}
        onGoBack={goBack}
      >
        {() => (
          <PickList
            label={use.search}
            groups={[{ items: offered }]}
            onPick={({ id }) => {
              const item = offered.find(offer => offer.id === id);
              if (item) onPick(newDraft(section, { [use.nameField]: item.text, ...item.filled }, false));
            }}
            nothingFound={use.nothingFound}
            isScrolling
          />
        )}
      </Loaded>
      <div className={classes.actions}>
        <ActionButton onClick={onClose}>Cancel</ActionButton>
        <ActionButton icon={<IconPlus size={18} aria-hidden />} onClick={() => onPick(newDraft(section))}>
          Add Custom
        </ActionButton>
      </div>
    </div>
  );
}
