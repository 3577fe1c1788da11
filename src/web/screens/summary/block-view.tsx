import type { DocumentBlock, DocumentEntry } from '#domain/summary/document/clinical-document.ts';
import classes from '#web/screens/summary/summary-document.module.css';

/** One block of a section: a sub-heading, a paragraph, the patient's words, entries or a table. */
export function BlockView({ block }: { readonly block: DocumentBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h3 dir="auto">{block.text}</h3>;
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
    <ul>
      {entries.map(({ line, rest }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a finished text have no other identity.
        <li key={index} className={classes.item} dir="auto">
          {line}
          {rest.length > 0 ? <span className={classes.label}> {rest.join('; ')}</span> : null}
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

function Table({ title, columns, rows }: TableProps) {
  return (
    <table aria-label={title}>
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
              <td key={column} dir="auto">
                {row[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
