/** A Markdown table. Cells are escaped; numbers stand to the right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.map(escaped).join(' | ')} |`;
  const rule = head.map((_, index) => (typeof rows[0]?.[index] === 'number' ? '---:' : '---'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

function escaped(cell: string | number): string {
  return String(cell).replaceAll('|', '\\|');
}
