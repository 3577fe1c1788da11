import type {
  ClinicalDocument,
  DocumentBlock,
  DocumentSection,
  ProfileFact,
} from '#domain/summary/document/clinical-document.ts';
import type { TextSection } from '#domain/summary/structured-history.ts';

/** A section as page and paper set it: its blocks, or why there are none. */
export type PageSection = Pick<DocumentSection, 'key' | 'title'> & {
  readonly state: string;
  readonly blocks: readonly DocumentBlock[];
};

/** The story of the complaint: it stands before the red flags. */
const STORY: readonly TextSection[] = ['ChiefComplaint', 'Associatedsymptoms'];

/** What the section of the chief complaint is on page and paper. */
const STORY_TITLE = 'History of presenting complaint';

/** What was not asked of was not denied either: the page behind says what was. */
const DENIED = 'denied as far as asked';

/** What else the first page holds, behind the red flags. */
const BACKGROUND: readonly TextSection[] = ['PastMedicalHistory', 'PastSurgicalHistory', 'MedicationHistory'];

/** The review of systems is told last, whatever its place in the contract. */
const FURTHER: readonly TextSection[] = [
  'PastMedicalHistory',
  'PastSurgicalHistory',
  'AccidentsAndInjuries',
  'MedicationHistory',
  'FamilyHistory',
  'SocialHistory',
  'ReviewOfSystems',
];

/** The sections of the first page that tell the story. */
export function storyPage(document: ClinicalDocument): PageSection[] {
  return inOrder(document, STORY).map(onFirstPage);
}

/** The sections of the first page that tell what was there before. */
export function backgroundPage(document: ClinicalDocument): PageSection[] {
  return inOrder(document, BACKGROUND).map(onFirstPage);
}

/** What stands behind the first page; a section that is told there whole is not named again. */
export function furtherPages(document: ClinicalDocument): PageSection[] {
  return inOrder(document, FURTHER).flatMap(({ key, title, state, brief, more }) => {
    const isBegun = BACKGROUND.includes(key);
    if (isBegun && more.length === 0) return [];
    return [{ key, title, state, blocks: isBegun ? more : [...brief, ...more] }];
  });
}

/** The facts of the profile that the head of the document does not name. */
export function profileBesideHead({ profile, ...document }: ClinicalDocument): ProfileFact[] {
  const { name, age, gender, dateOfHistory, takenBy } = document;
  const takers = takenBy.split(', ');
  const named: Readonly<Record<string, readonly string[]>> = {
    Name: [name],
    Age: [age],
    Gender: [gender],
    'Date of history': [dateOfHistory],
    'History taken by': takers,
    Position: takers,
  };
  return profile.filter(({ label, value }) => !named[label]?.includes(value));
}

function inOrder({ sections }: ClinicalDocument, keys: readonly TextSection[]): DocumentSection[] {
  return keys.flatMap(key => sections.filter(section => section.key === key));
}

function onFirstPage({ key, title, state, brief }: DocumentSection): PageSection {
  return {
    key,
    title: key === 'ChiefComplaint' ? STORY_TITLE : title,
    state: state === 'denied' ? DENIED : state,
    blocks: brief,
  };
}
