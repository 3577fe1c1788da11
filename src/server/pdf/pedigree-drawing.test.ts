import { describe, expect, it } from 'vitest';
import { pdfDocumentOf } from '#pdf/pdf-document.ts';
import { pedigreeDrawing } from '#pdf/pedigree-drawing.ts';
import { SAMPLE_SUMMARY } from '#pdf/sample-summary.ts';
import { readPdf, wholeText } from '#server/pdf/pdf-text.fixture.ts';
import { typstCompiler } from '#server/pdf/typst-compiler.ts';
import { COUSINS, FORTY, HOSTILE, THIS_YEAR } from '#tests/examples/families.ts';

const compiler = typstCompiler('2026-11-22 · 3f9a1c');
const NOW = Date.UTC(2026, 10, 21);

const sent = (family: typeof COUSINS) =>
  JSON.parse(JSON.stringify({ ...SAMPLE_SUMMARY.document, name: 'Amir', family }));
const printed = (members: typeof COUSINS) =>
  compiler.pdf(pdfDocumentOf({ document: sent(members) }, THIS_YEAR), NOW);

describe('The pedigree in the PDF', () => {
  it('is drawn from the members, instead of the picture the browser sent', () => {
    const familyDiagramImage = 'data:image/png;base64,iVBORw0KGgo=';
    const { document, picture } = pdfDocumentOf({ familyDiagramImage, document: sent(COUSINS) }, THIS_YEAR);
    expect(picture).toBeNull();
    expect(document).toMatchObject({ picture: null, pedigree: { isWide: false } });
  });

  it('keeps PDF/UA', async () => {
    const { accessible, bytes } = printed(COUSINS);
    expect(accessible).toBe(true);
    expect(wholeText(await readPdf(bytes))).toContain('Sickle Cell Disease');
  });

  it('lies on a page of its own when the family is wide, with every relative', () => {
    const drawing = pedigreeDrawing(FORTY, THIS_YEAR);
    expect(drawing).toMatchObject({ isWide: true });
    expect((drawing?.width ?? 0) * (drawing?.scale ?? 0)).toBeLessThanOrEqual(750);
    expect(printed(FORTY).accessible).toBe(true);
  });

  it('prints hostile names as the text that they are', async () => {
    const text = wholeText(await readPdf(printed(HOSTILE).bytes));
    expect(text).toContain('<script>');
    expect(text).toContain('王小明');
  });

  it('is left out where no member can be read', () => {
    expect(pedigreeDrawing([], THIS_YEAR)).toBeNull();
    const family = [{ id: '1', relationship: 'Neighbour' }];
    const document = { ...SAMPLE_SUMMARY.document, family };
    expect(pdfDocumentOf({ document }, THIS_YEAR).document.pedigree).toBeNull();
  });

  it('is not drawn of more than 200 relatives, and the PDF says so (specification 23.25)', () => {
    const siblings = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ id: `${at}`, relationship: 'Brother', name: `Ben ${at}` }));
    const made = (count: number) =>
      pdfDocumentOf({ document: { ...SAMPLE_SUMMARY.document, family: siblings(count) } }, THIS_YEAR)
        .document;
    expect(made(200).pedigree).not.toBeNull();
    const large = made(5000);
    expect(large.pedigree).toBeNull();
    expect(JSON.stringify(large.details)).toContain('The family is too large to be drawn.');
  });
});
