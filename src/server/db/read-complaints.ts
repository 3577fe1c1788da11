import { asc } from 'drizzle-orm';
import type { Complaint } from '#domain/review/complaint.ts';
import type { Database } from '#server/db/database.ts';
import { bodySystems, chiefComplaint, complaintBodySystems } from '#server/db/tables/complaints.ts';

/** All complaints with their body systems, in no particular order. */
export async function readComplaints(db: Database): Promise<Complaint[]> {
  const rows = await db.select().from(chiefComplaint);
  const systems = new Map((await db.select().from(bodySystems)).map(system => [system.id, system]));
  const links = await db.select().from(complaintBodySystems).orderBy(asc(complaintBodySystems.order));
  const byComplaint = Map.groupBy(links, link => link.complaintId);
  return rows.map(({ ageFrom, ageTo, ...row }) => ({
    ...row,
    ages: { from: ageFrom, to: ageTo },
    bodySystems: (byComplaint.get(row.id) ?? []).flatMap(link => systems.get(link.bodySystemId) ?? []),
  }));
}
