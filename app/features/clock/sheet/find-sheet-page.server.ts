import type { Db } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";
import { findSheet, toCheckQuery } from "./find-sheet.server.ts";

type SheetQuery = Parameters<typeof findSheet>[2] & { mayCorrect: boolean };

/** The period for which forgotten entries are shown to members who may correct them. */
const lately = 30 * day;

/** A member's week, and the other members with entries to check for those who may correct. */
export async function findSheetPage(db: Db, shopId: string, { mayCorrect, ...asked }: SheetQuery) {
  const [sheet, unchecked] = await Promise.all([
    findSheet(db, shopId, asked),
    mayCorrect ? toCheckQuery(db, shopId, asked.now - lately) : undefined,
  ]);
  const toCheck = unchecked?.map(({ memberId, name, at }) => ({
    memberId,
    name,
    week: new Date(at).toISOString().slice(0, 10),
  }));
  return { sheet, toCheck };
}
