import { test } from 'vitest';
import { expectFactsInPdfs } from '#server/pdf/facts-in-pdf.fixture.ts';

test(
  'five hundred generated cases keep every recorded fact in the text of their PDF',
  () => expectFactsInPdfs(500),
  300_000,
);
