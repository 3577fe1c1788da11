import type { DocumentBlock, DocumentEntry } from '#domain/summary/document/clinical-document.ts';
import { restWords } from '#domain/summary/render/contract-text.ts';
import classes from '#web/document/document.module.css';

type BlockViewProps = {
  readonly block: DocumentBlock;
  /** The level of a sub-heading. */
  readonly level: 3 | 4;
};

/** One block of a section: a sub-heading, a paragraph, the patient's words, entries or a table. */
export function BlockView({ block, level }: BlockViewProps) {
  const Heading = `h${level}` as const;
  switch (block.kind) {
    case 'heading':
      return (
        <Heading className={classes.subheading} dir="auto">
          {block.text}
        </Heading>
      );
    case 'entries':
      return <Entries entries={block.entries} />;
    case 'table':
      return <Table title={block.title} columns={block.columns} rows={block.rows} />;
    case 'quote':
      return <p dir="auto">“{block.text}”</p>;
    case 'paragraph':
      return <p dir="auto">{block.text}</p>;
  }
}

function Entries({ entries }: { readonly entries: readonly DocumentEntry[] }) {
  return (
    <ul className={classes.entries}>
      {entries.map(({ line, rest }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a finished text have no other identity.
        <li key={index} dir="auto">
          {line}
          {rest.length > 0 ? <p className={classes.rest}>{restWords(rest)}.</p> : null}
        </li>
      ))}
    </ul>
  );
}

type TableProps = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** On a phone a row stands as lines, each value behind the name of its column. */
function Table({ title, columns, rows }: TableProps) {
  return (
    <table className={classes.table} aria-label={title}>
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a finished text have no other identity.
          <tr key={index}>
            {columns.map((column, at) => (
              <td key={column} data-column={column} data-empty={!row[at] || undefined} dir="auto">
                {row[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
