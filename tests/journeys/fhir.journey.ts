import { Fhir } from 'fhir';
import { reviewedCase } from '#tests/examples/seeded-session.ts';
import { expectNoSidewaysScroll } from './accessible.ts';
import { downloaded } from './pdf-of.ts';
import { apiOf, openWith } from './seeded-session.ts';
import { expect, test } from './session.ts';

test('A history is downloaded as FHIR that another program takes as valid (specification 33.1 to 33.3)', async ({
  session,
  page,
}) => {
  await openWith(page, '/summary', { record: await reviewedCase(apiOf(page)) });
  const { name, bytes } = await downloaded(page, () => session.button('Download FHIR').click());
  expect(name).toMatch(/^history_fhir_\d+\.json$/);
  const bundle = JSON.parse(bytes.toString());
  expect(bundle).toMatchObject({
    resourceType: 'Bundle',
    type: 'document',
    meta: { security: [{ code: 'HTEST' }] },
  });
  const { messages } = new Fhir().validate(bundle);
  expect(messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
