import type {
  Bundle,
  BundleEntry,
  CompositionSection,
  FhirResource,
  Patient,
  Practitioner,
  Resource,
} from 'fhir/r4';
import { monthsOld } from '#domain/case/age.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { ageObservation, type Teller } from '#domain/fhir/clinical-resources.ts';
import { clean, loinc, NOT_RECORDED, narrative, TEST_DATA, uuidOf } from '#domain/fhir/plain.ts';
import { type DraftSection, sectionsOf } from '#domain/fhir/sections.ts';
import { toldOf } from '#domain/fhir/told.ts';
import { wordsOfResource } from '#domain/fhir/words-of-resource.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';

/**
 * A history as a FHIR R4 document: a Composition with the sections of the International Patient Summary and all that they
 * name, marked as test data. `at` is the moment it is made, as ISO 8601; the same case at the same moment gives the same
 * bundle.
 */
export function documentBundle(input: SummaryInput, at: string): Bundle {
  const { record } = input;
  const seed = JSON.stringify([record, at]);
  let count = 0;
  const entered = (resource: Resource): BundleEntry => {
    count += 1;
    const id = uuidOf(`${count}${seed}`);
    return { fullUrl: `urn:uuid:${id}`, resource: { ...resource, id, meta: TEST_DATA } as FhirResource };
  };
  const patient = entered(patientOf(record));
  const author = entered(authorOf(record));
  const teller: Teller = { subject: { reference: `${patient.fullUrl}` }, at };
  const age = ageOf(record, teller).map(entered);
  const sections = sectionsOf(toldOf(input), teller, illnessKeysOf(input)).map(draft => ({
    draft,
    entries: draft.resources.map(entered),
  }));
  const composition = entered({
    resourceType: 'Composition',
    status: 'preliminary',
    type: loinc('60591-5', 'Patient summary Document'),
    subject: teller.subject,
    date: at,
    author: [{ reference: author.fullUrl }],
    title: 'Clinical history, taken for learning',
    section: sections.map(sectionOf),
  } as Resource);
  const entries = [composition, patient, author, ...age, ...sections.flatMap(({ entries: own }) => own)];
  return {
    resourceType: 'Bundle',
    meta: TEST_DATA,
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${uuidOf(seed)}` },
    type: 'document',
    timestamp: at,
    entry: entries,
  };
}

/** history_fhir_{timestamp}.json. */
export function fhirFilename(now: number): string {
  return `history_fhir_${now}.json`;
}

function sectionOf({
  draft,
  entries,
}: {
  readonly draft: DraftSection;
  readonly entries: readonly BundleEntry[];
}) {
  const { title, code, denial } = draft;
  const lines = entries.map(({ resource }) => (resource === undefined ? '' : wordsOfResource(resource)));
  const section: CompositionSection = { title, code };
  if (entries.length > 0) {
    section.text = narrative(denial === null ? lines : [...lines, denial]);
    section.entry = entries.map(({ fullUrl }) => ({ reference: `${fullUrl}` }));
    return section;
  }
  section.text = narrative([denial ?? 'Not asked']);
  section.emptyReason = {
    coding: [
      denial === null
        ? { system: EMPTY_REASON, code: 'notasked', display: 'Not Asked' }
        : { system: EMPTY_REASON, code: 'nilknown', display: 'Nil Known' },
    ],
  };
  return section;
}

const EMPTY_REASON = 'http://terminology.hl7.org/CodeSystem/list-empty-reason';

const GENDERS = { Male: 'male', Female: 'female' } as const;

/** The date of birth is not asked; that FHIR is told. */
function patientOf({ name, gender, residence, maritalStatus }: PatientRecord): Patient {
  const [called, lives, married] = [name, residence, maritalStatus].map(clean);
  return {
    resourceType: 'Patient',
    name: [{ text: called || NOT_RECORDED }],
    gender: gender === null ? 'unknown' : GENDERS[gender],
    _birthDate: {
      extension: [
        { url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'not-asked' },
      ],
    },
    ...(lives && { address: [{ text: lives }] }),
    ...(married && { maritalStatus: { text: married } }),
  };
}

function authorOf({ historyTaker }: PatientRecord): Practitioner {
  return { resourceType: 'Practitioner', name: [{ text: clean(historyTaker) || NOT_RECORDED }] };
}

function ageOf(record: PatientRecord, teller: Teller) {
  const months = monthsOld(record);
  if (months !== null) return [ageObservation(teller, months, 'mo')];
  return record.age === null ? [] : [ageObservation(teller, record.age, 'a')];
}

/** The finding that an illness is, by what it is called. */
function illnessKeysOf({ vocabulary }: SummaryInput): ReadonlyMap<string, string> {
  return new Map(
    vocabulary
      .filter(({ section }) => section === 'past_medical')
      .flatMap(({ key, name, words, synonyms }) =>
        [name, words, ...synonyms].map(text => [clean(text).toLowerCase(), key] as const),
      ),
  );
}
