import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import classes from './tab-view.module.css';

type Tab<Key extends string> = {
  readonly key: Key;
  readonly label: string;
  readonly content: ReactNode;
};

type TabViewProps<Key extends string> = {
  /** Names the row of tabs for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
};

/** Several views of one thing, one of them shown. Arrow keys go from tab to tab. */
export function TabView<Key extends string>({ label, tabs, selected, onSelect }: TabViewProps<Key>) {
  const select = (value: string | null) => {
    const tab = tabs.find(({ key }) => key === value);
    if (tab) onSelect(tab.key);
  };
  return (
    <Tabs
      value={selected}
      onChange={select}
      keepMounted={false}
      classNames={{ root: classes.root, list: classes.list, tab: classes.tab, panel: classes.panel }}
    >
      <Tabs.List aria-label={label}>
        {tabs.map(({ key, label }) => (
          <Tabs.Tab key={key} value={key}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ key, content }) => (
        <Tabs.Panel key={key} value={key}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
