/** The product's sign: a page of notes with one line marked. */
export function ProductMark({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--accent)" />
      <g fill="none" stroke="var(--on-accent)" strokeWidth="2.6" strokeLinecap="round">
        <path d="M9 9h8M9 16h14M9 23h6" />
      </g>
      <circle cx="22.5" cy="9" r="2.2" fill="var(--on-accent)" />
    </svg>
  );
}
