import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useCaseStore } from '#web/case/case-store.ts';
import { usePopup } from '#web/controls/dialogs/use-popup.ts';
import { announce } from '#web/controls/progress/announce.tsx';
import { EXPORTS, exportFamily } from '#web/screens/family-history/export-family.ts';
import classes from '#web/screens/family-history/export-menu.module.css';

/** Takes the pedigree elsewhere: as a picture, or for a program of geneticists or genealogists. */
export function ExportMenu() {
  const menu = usePopup();
  const [failure, setFailure] = useState('');
  const save = async (one: (typeof EXPORTS)[number]) => {
    menu.close();
    menu.opener.current?.focus();
    try {
      await exportFamily(one, useCaseStore.getState().record);
      setFailure('');
      announce(`${one.label} saved`);
    } catch {
      setFailure('This browser could not make the picture.');
    }
  };
  return (
    <div className={classes.menu} ref={menu.around}>
      <button
        type="button"
        className={`bare ${classes.opener}`}
        ref={menu.opener}
        aria-expanded={menu.isOpen}
        aria-controls="pedigree-export"
        onClick={menu.toggle}
      >
        <IconDownload size={20} aria-hidden />
        Export
      </button>
      {menu.isOpen ? (
        <ul className={`surface ${classes.list}`} id="pedigree-export">
          {EXPORTS.map(one => (
            <li key={one.label}>
              <button type="button" className={`bare ${classes.item}`} onClick={() => void save(one)}>
                {one.label}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {failure === '' ? null : (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
    </div>
  );
}
