import { asOfRecord } from '#domain/case/as-of-record.ts';
import type { HistoryEntry } from '#domain/case/patient-record.ts';
import type { Finding } from '#domain/findings/finding.ts';
import { allergies } from '#domain/sections/allergy.ts';
import { sortEntries } from '#domain/sections/entry.ts';
import { illnesses } from '#domain/sections/illness.ts';
import { medications } from '#domain/sections/medication.ts';
import type { Negative } from '#domain/sections/negative.ts';
import { type HistoryPage, PAGES, type PlacedSection } from '#domain/sections/pages.ts';
import { denial, entries, paragraph, section, under } from '#domain/summary/document/blocks.ts';
import type { DocumentBlock, DocumentSection } from '#domain/summary/document/clinical-document.ts';
import { labTable } from '#domain/summary/document/lab-table.ts';
import { medicineTable } from '#domain/summary/document/medicine-table.ts';
import { type CaseTold, findingsAt } from '#domain/summary/facts/case-told.ts';
import { entryWords } from '#domain/summary/facts/entry-words.ts';
import { denials } from '#domain/summary/prose/denials.ts';
import { nameInHistory, nameInSentence, sharingEnd } from '#domain/summary/prose/finding-names.ts';
import { withArticle } from '#domain/summary/prose/noun-phrase.ts';
import { chunked } from '#domain/summary/prose/story-prose.ts';
import { listed } from '#domain/text/listed.ts';

/** The pages of past history, each a section of the contract. */
export function pastSections(told: CaseTold): DocumentSection[] {
  return PAGES.map(page => pastSection(page, told));
}

function pastSection(page: HistoryPage, told: CaseTold): DocumentSection {
  const { present, denied } = notRecorded(findingsAt(told, page.recommended), told);
  const isRecorded = page.sections.some(({ key }) => told.input.record[key].length > 0);
  const isDenied = page.sections.some(({ key }) => told.negatives.has(key));
  const hasAny = isRecorded || present.length > 0;
  const state = hasAny ? 'told' : denied.length > 0 || isDenied ? 'denied' : 'none recorded';
  const blocks =
    page.summary === 'SocialHistory' ? socialBlocks(page, told) : clinicalBlocks(page, told, present);
  const brief = [...blocks.brief, ...paragraph(positive(page, told, present))];
  return section(page.summary, state, {
    brief,
    more: [
      ...blocks.more,
      ...paragraph(...negative(page, denied)),
      ...(isRecorded || isDenied ? gaps(page, told) : []),
    ],
  });
}

/** What an entry tells in more words is not told again. */
function notRecorded({ present, denied }: ReturnType<typeof findingsAt>, told: CaseTold) {
  const isTold = ({ name }: Finding) =>
    (/smok/i.test(name) && isSaid(told, 'smokingHistory')) ||
    (/^alcohol (?:excess|use)$/i.test(name) && isSaid(told, 'alcoholHistory'));
  return { present: present.filter(one => !isTold(one)), denied: denied.filter(one => !isTold(one)) };
}

/** There is an entry, or somebody has denied that there is any. */
function isSaid({ input: { record }, negatives }: CaseTold, key: PlacedSection['key']): boolean {
  return record[key].length > 0 || negatives.has(key);
}

type Blocks = { readonly brief: readonly DocumentBlock[]; readonly more: readonly DocumentBlock[] };

/** One line each on the first page; the rest of an entry stands behind. */
function clinicalBlocks(page: HistoryPage, told: CaseTold, present: readonly Finding[]): Blocks {
  const parts = page.sections.map(each => {
    const negative = told.negatives.get(each.key);
    return negative ? deniedBlocks(each, negative, present) : entryBlocks(each, told);
  });
  return { brief: parts.flatMap(({ brief }) => brief), more: parts.flatMap(({ more }) => more) };
}

/** Among the safety lines allergies are denied already, wherever these are read out. */
function deniedBlocks({ key }: PlacedSection, negative: Negative, present: readonly Finding[]): Blocks {
  const text = present.length > 0 ? (negative.toldBeside ?? negative.told) : negative.told;
  return { brief: key === allergies.key ? paragraph(text) : denial(text), more: [] };
}

function entryBlocks(each: PlacedSection, { input: { record } }: CaseTold): Blocks {
  const list = sortEntries(each, record[each.key], asOfRecord(record));
  if (each.key === medications.key) return medicineBlocks(each, list);
  const isIllness = each.key === illnesses.key;
  const words = list.map(entry => entryWords(each, entry, isIllness ? ['readingValue'] : []));
  return { brief: entries(words), more: isIllness ? labTable(list) : [] };
}

/** What the table does not hold stands behind the first page, under the medicine's name. */
function medicineBlocks(each: PlacedSection, list: readonly HistoryEntry[]): Blocks {
  const rest = list.flatMap(entry => {
    const words = entryWords(each, entry);
    return words.rest.length === 0 ? [] : [{ line: each.headline(entry), rest: words.rest }];
  });
  return { brief: medicineTable(list), more: entries(rest) };
}

/** How somebody lives is told in sentences, under what they are about. */
function socialBlocks(page: HistoryPage, { input: { record }, negatives }: CaseTold): Blocks {
  const more = page.sections.flatMap(each => {
    const words = sortEntries(each, record[each.key], asOfRecord(record)).map(entry =>
      entryWords(each, entry),
    );
    const negative = negatives.get(each.key);
    return under(SOCIAL_HEADINGS[each.key] ?? each.title, negative ? denial(negative.told) : entries(words));
  });
  return { brief: [], more };
}

const SOCIAL_HEADINGS: Readonly<Record<string, string>> = {
  smokingHistory: 'Smoking',
  alcoholHistory: 'Alcohol',
  travelHistory: 'Travel',
  vaccinationHistory: 'Vaccinations',
  livingConditions: 'Home',
  petHistory: 'Animals',
  occupationalHistory: 'Work',
};

/** What is recorded as an entry is not told again as a finding. */
function positive(page: HistoryPage, { subject }: CaseTold, present: readonly Finding[]): string {
  if (present.length === 0) return '';
  const nameOfOne = isPastPage(page) ? nameInHistory : nameInSentence;
  const names = present.map(finding => withArticle(nameOfOne(finding)));
  const verb = isPastPage(page) ? 'has a history of' : 'reports';
  return chunked(names)
    .map((some, index) => `${subject} ${index === 0 ? '' : 'also '}${verb} ${sharingEnd(some, 'and')}.`)
    .join(' ');
}

function isPastPage({ summary }: HistoryPage): boolean {
  return summary !== 'MedicationHistory' && summary !== 'SocialHistory';
}

function negative(page: HistoryPage, denied: readonly Finding[]): string[] {
  const isHistory = isPastPage(page);
  const isPast = ({ kind }: Finding) =>
    isHistory && (kind === 'condition' || page.summary === 'PastSurgicalHistory');
  return [
    ...denials(denied.filter(isPast).map(nameInHistory), 'history of '),
    ...denials(denied.filter(finding => !isPast(finding)).map(nameInSentence)),
  ];
}

/** The blocks of a page in which nobody has recorded anything, when others have something. */
function gaps(page: HistoryPage, told: CaseTold): DocumentBlock[] {
  if (page.sections.length === 1) return [];
  const empty = page.sections.filter(({ key }) => !isSaid(told, key)).map(nameOf);
  return empty.length === 0 ? [] : paragraph(`Nothing is recorded of ${listed(empty, 'or')}.`);
}

function nameOf({ key, title }: PlacedSection): string {
  return (SOCIAL_HEADINGS[key] ?? title).toLowerCase();
}
