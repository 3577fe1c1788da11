import type { CatalogueRows } from '#domain/catalogue/catalogue-rows.ts';
import type { BodySystem, Complaint } from '#domain/review/complaint.ts';

type Rows = Pick<CatalogueRows, 'bodySystems' | 'complaints' | 'complaintBodySystems'>;

/** All complaints with their body systems, in the rows' order. */
export function complaintsFrom(rows: Rows): Complaint[] {
  const systems = new Map(rows.bodySystems.map(row => [row.id, bodySystemFrom(row)]));
  const links = rows.complaintBodySystems.toSorted((a, b) => a.order - b.order);
  const linksOf = Map.groupBy(links, link => link.complaintId);
  return rows.complaints.map(({ id, text, genderFilter, ageFrom, ageTo }) => ({
    id,
    text,
    genderFilter,
    ages: { from: ageFrom, to: ageTo },
    bodySystems: (linksOf.get(id) ?? []).flatMap(link => systems.get(link.bodySystemId) ?? []),
  }));
}

/** What a reader sees of a body system, whatever else its row holds. */
function bodySystemFrom({ id, name, description, order, alwaysInclude }: BodySystem): BodySystem {
  return { id, name, description, order, alwaysInclude };
}
