import type { QuoteStatus } from "#app/features/quotes/quote.ts";
import type { History, QuotedWork } from "#app/features/reminders/due/history.ts";
import { recommendationsOf } from "#app/features/reminders/due/recommendations.ts";
import { plainWords } from "#app/features/reminders/service.ts";
import { readTranslation } from "#app/features/repair/texts/read-translation.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { byLanguage, type Language } from "#app/values/language.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import { type HistoryRows, historyQueries } from "./history.server.ts";
import { type ShopRules, shopRulesOf, shopRulesQuery } from "./shop-rules.server.ts";

type DueQuery = { ids: readonly string[]; reader: Language; now: number };

/** Recommendations for vehicles of a shop, without other shops' ones; one round trip. */
export async function findDue(db: Db, shopId: string, { ids, reader, now }: DueQuery) {
  const [rules, ...rows] = (await db.batch([
    shopRulesQuery(db, shopId),
    ...ids.flatMap((id) => historyQueries(db, { shopId, id, reader })),
  ] as never)) as [Awaited<ReturnType<typeof shopRulesQuery>>, ...unknown[]];
  const shop = shopRulesOf(rules[0]);
  const each = ids.map(
    (_, at) => rows.slice(5 * at, 5 * at + 5) as readonly unknown[] as HistoryRows,
  );
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

/** The recommendations that a page shows to every member. No price is read. */
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

type Line = [string, number, QuoteStatus, string, string | null, number, string | null];

/** Converts the rows of a vehicle, with days in the shop's time zone. */
function readHistory(rows: HistoryRows, zone: string): History {
  const [[head], visits, findings, answers, asked] = rows;
  const dayOf = (at: number | Date) => wallTimeOf(Number(at), zone).slice(0, 10);
  const customerId = head?.owner?.id;
  return {
    visits: visits
      .map(({ createdAt, quotes, ...visit }) => ({
        ...visit,
        day: dayOf(createdAt),
        quotes: (JSON.parse(quotes) as Line[])
          .sort((one, other) => one[1] - other[1])
          .map(
            ([id, , status, description, translation, at, lines]): QuotedWork => ({
              id,
              status,
              description,
              translation: readTranslation(translation),
              words: plainWords(`${description} / ${lines ?? ""}`),
              decidedOn: dayOf(at),
            }),
          ),
      }))
      .reverse(),
    findings: findings.flatMap(({ name, words, at, ...finding }) =>
      name === null
        ? []
        : {
            ...finding,
            jobNumber: visits.find(({ id }) => id === finding.jobId)?.number ?? 0,
            day: dayOf(at),
            name: JSON.parse(name) as Record<Language, string>,
            advice: words && byLanguage((one) => (words[one] ?? Object.values(words)[0]!).advice),
          },
    ),
    answers: answers
      .filter((one) => one.customerId === customerId)
      .map(({ subject, answer, at }) => ({ subject, answer, day: dayOf(at) })),
    asked: asked.map(({ work, createdAt }) => ({
      subjects: work.map(({ subject }) => subject),
      day: dayOf(createdAt),
    })),
  };
}
