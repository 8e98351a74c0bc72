import { recommendationsOf } from "#app/features/reminders/due/recommendations.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import { type HistoryRows, historyQueries } from "./history.server.ts";
import { readHistory } from "./read-history.server.ts";
import { type ShopRules, shopRulesOf, shopRulesQuery } from "./shop-rules.server.ts";

type DueQuery = { ids: readonly string[]; reader: Language; now: number };

/** What is recommended for vehicles of a shop, in one round trip; others' are not there. */
export async function findDue(db: Db, shopId: string, { ids, reader, now }: DueQuery) {
  const [rules, ...rows] = (await db.batch([
    shopRulesQuery(db, shopId),
    ...ids.flatMap((id) => historyQueries(db, { shopId, id, reader })),
  ] as never)) as [Awaited<ReturnType<typeof shopRulesQuery>>, ...unknown[]];
  const shop = shopRulesOf(rules[0]);
  const each = ids.map((_, at) => rows.slice(5 * at, 5 * at + 5) as unknown as HistoryRows);
  return {
    ...shop,
    today: wallTimeOf(now, shop.zone).slice(0, 10),
    vehicles: each.flatMap((one, at) => dueVehicle(ids[at]!, one, shop) ?? []),
  };
}

function dueVehicle(id: string, rows: HistoryRows, { rules, zone }: ShopRules) {
  const vehicle = vehicleOf(id, rows);
  return (
    vehicle && {
      ...vehicle,
      recommendations: recommendationsOf(readHistory(rows, zone), rules),
    }
  );
}

function vehicleOf(id: string, [[head], , , , [last]]: HistoryRows) {
  if (!head) return undefined;
  const { vehicle, owner, consent } = head;
  return {
    vehicle: { ...vehicle, id },
    owner,
    /** Whether the customer agreed to be written to about other work. */
    hasAgreed: consent === "given",
    /** When a message about it went last, in milliseconds. */
    lastAskedAt: last?.createdAt.getTime() ?? null,
  };
}

/** What a page shows to every member: no price is read. */
export async function findVehicleDue(
  db: Db,
  shopId: string,
  { vehicleId, ...asked }: { vehicleId: string; reader: Language; now: number },
) {
  const found = await findDue(db, shopId, { ids: [vehicleId], ...asked });
  const { recommendations = [] } = found.vehicles[0] ?? {};
  return { vehicleId, today: found.today, unit: found.rules.unit, recommendations };
}

export type VehicleDue = Awaited<ReturnType<typeof findVehicleDue>>;
