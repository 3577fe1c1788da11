import type { ReactNode } from 'react';
import { URGENCY_WORDS } from '#domain/diagnosis/urgency.ts';
import type { ClinicalDocument } from '#domain/summary/document/clinical-document.ts';
import {
  backgroundPage,
  furtherPages,
  type PageSection,
  profileBesideHead,
  storyPage,
} from '#domain/summary/document/page-order.ts';
import { viewsProse } from '#domain/summary/render/full-text.ts';
import type { TextSection } from '#domain/summary/structured-history.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { BlockView } from '#web/document/block-view.tsx';
import classes from '#web/document/document.module.css';
import { Editable, type WriteDocument } from '#web/document/editable.tsx';

/** A headed piece of the page. */
export type DocumentPart = {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
  /** What the contents call it; not named there when missing. */
  readonly short?: string;
  /** Nothing is told in it but why. */
  readonly isEmpty?: boolean;
};

const SHORT: { readonly [key in TextSection]?: string } = {
  PastMedicalHistory: 'Past history',
  MedicationHistory: 'Medicines',
  AccidentsAndInjuries: 'Accidents',
  FamilyHistory: 'Family',
  SocialHistory: 'Social',
  ReviewOfSystems: 'Systems',
};

/** The parts of the first page, in their order; one that would be empty is left out. */
export function firstPage(document: ClinicalDocument, onWrite: WriteDocument | undefined): DocumentPart[] {
  return [
    ...ownWords(document),
    ...storyPage(document).map(section => sectionPart(section, 3)),
    ...redFlags(document),
    ...backgroundPage(document).map(section => sectionPart(section, 3)),
    ...views(document),
    ...problems(document, onWrite),
    ...impression(document, onWrite),
  ];
}

/** What stands behind the first page. */
export function furtherHistory(document: ClinicalDocument, picture: string): DocumentPart[] {
  const named = backgroundPage(document).map(({ key }) => key);
  return [
    ...furtherPages(document).map(section => {
      const { short, ...part } = sectionPart(section, 4);
      const body = withPedigree(section, part.body, picture);
      if (named.includes(section.key)) return { ...part, id: `${part.id}-more`, body };
      return { ...part, ...(short && { short }), body };
    }),
    ...profile(document),
    ...olderProse(document),
  ];
}

function sectionPart({ key, title, state, blocks }: PageSection, level: 3 | 4): DocumentPart {
  const body =
    blocks.length === 0 ? (
      <p className={classes.quiet}>{capitalised(state)}</p>
    ) : (
      blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a finished document have no other identity.
        <BlockView key={index} block={block} level={level} />
      ))
    );
  const short = SHORT[key];
  return { id: key, title, ...(short && { short }), isEmpty: blocks.length === 0, body };
}

function ownWords({ ownWords: said, complaint }: ClinicalDocument): DocumentPart[] {
  if (said.length === 0 && complaint === '') return [];
  const body =
    said.length === 0 ? (
      <p>{capitalised(complaint)}</p>
    ) : (
      said.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice.
        <blockquote key={index} className={classes.quote} dir="auto">
          “{words}”
        </blockquote>
      ))
    );
  return [{ id: 'presenting-complaint', title: 'Presenting complaint', short: 'Complaint', body }];
}

function redFlags({ redFlags: flags }: ClinicalDocument): DocumentPart[] {
  if (flags.length === 0) return [];
  const body = (
    <ul className={classes.flags}>
      {flags.map(({ sign, diagnosis, urgency }) => (
        <li key={`${sign} ${diagnosis}`}>
          <strong>{capitalised(sign)}</strong>{' '}
          <span className={classes.quiet}>
            {[diagnosis, urgency && URGENCY_WORDS[urgency]].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
  return [{ id: 'red-flags', title: 'Red flags', short: 'Red flags', body }];
}

function views(document: ClinicalDocument): DocumentPart[] {
  const said = viewsProse(document);
  return said === '' ? [] : [{ id: 'views', title: 'Patient’s view', body: <p dir="auto">{said}</p> }];
}

function problems({ problems: { value, isEdited } }: ClinicalDocument, onWrite: WriteDocument | undefined) {
  if (value.length === 0 && !onWrite) return [];
  const body = (
    <Editable
      part="problems"
      name="problem list"
      label="One problem a line"
      text={value.join('\n')}
      isEdited={isEdited}
      onWrite={onWrite}
    >
      <ol className={classes.problems}>
        {value.map((problem, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a student may write the same twice.
          <li key={index} dir="auto">
            {problem}
          </li>
        ))}
      </ol>
    </Editable>
  );
  return [{ id: 'problems', title: 'Problem list', short: 'Problems', body }];
}

function impression(
  { impression: { value, isEdited } }: ClinicalDocument,
  onWrite: WriteDocument | undefined,
) {
  if (value === '' && !onWrite) return [];
  const body = (
    <Editable
      part="impression"
      name="impression"
      label="What you think it is, and why"
      text={value}
      isEdited={isEdited}
      onWrite={onWrite}
    >
      {value === '' ? (
        <p className={classes.quiet}>Not written yet. What do you think this is, and why?</p>
      ) : (
        <p className={classes.written} dir="auto">
          {value}
        </p>
      )}
    </Editable>
  );
  return [{ id: 'impression', title: 'Impression', short: 'Impression', body }];
}

function withPedigree({ key }: PageSection, body: ReactNode, picture: string): ReactNode {
  if (key !== 'FamilyHistory' || !picture.startsWith('data:image/')) return body;
  return (
    <>
      {body}
      <img
        className={classes.pedigree}
        src={picture}
        width={1000}
        height={500}
        alt="Pedigree of the family; what is recorded stands in words above."
      />
    </>
  );
}

function profile(document: ClinicalDocument): DocumentPart[] {
  const facts = profileBesideHead(document);
  if (facts.length === 0) return [];
  const body = (
    <dl className={classes.profile}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
  return [{ id: 'profile', title: 'Patient profile', body }];
}

/** A backup that is older than the document has its history as prose besides. */
function olderProse({ prose = [] }: ClinicalDocument): DocumentPart[] {
  if (prose.length === 0) return [];
  const body = prose.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a finished text have no other identity.
    <p key={index} dir="auto">
      {text}
    </p>
  ));
  return [{ id: 'full-history', title: 'Full history', short: 'Full history', body }];
}
