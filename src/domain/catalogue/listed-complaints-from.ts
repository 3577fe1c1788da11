import type { CatalogueRows } from '#domain/catalogue/catalogue-rows.ts';
import { complaintsFrom } from '#domain/catalogue/complaints-from.ts';
import type { Knowledge } from '#domain/diagnosis/likelihood/knowledge.ts';
import type { ListedComplaint } from '#domain/review/listed-complaint.ts';
import { oftenTogether } from '#domain/suggestions/often-together.ts';

type Rows = Pick<CatalogueRows, 'bodySystems' | 'complaints' | 'complaintBodySystems'>;

/** All complaints with what they are called and what often goes with them, in the rows' order. */
export function listedComplaintsFrom(rows: Rows, knowledge: Knowledge): ListedComplaint[] {
  const rowOf = new Map(rows.complaints.map(row => [row.id, row]));
  return complaintsFrom(rows).map(complaint => ({
    ...complaint,
    clinicalName: rowOf.get(complaint.id)?.clinicalName ?? complaint.text,
    synonyms: rowOf.get(complaint.id)?.synonyms ?? [],
    oftenWith: oftenTogether(knowledge, complaint.id),
  }));
}
