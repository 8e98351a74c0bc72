import { v7 as newId } from "uuid";
import { calendarSettings, closures } from "#app/features/calendar/openings.tables.server.ts";
import { calendarFeeds } from "#app/features/calendar/secrets.tables.server.ts";
import { standardPoints } from "#app/features/inspection/sheet/points.ts";
import { inspectionSheets } from "#app/features/inspection/tables.server.ts";
import { writeMovement } from "#app/features/stock/movements/add-movement.server.ts";
import type { App } from "../app.ts";
import { makeTime } from "../clock/make-time.ts";
import { makeOrder, makePart, makeSupplier } from "../parts/make-parts.ts";
import { makeFollowUps } from "../reminders/make-follow-ups.ts";
import { makeAppointment } from "../repair/make-appointment.ts";
import { makeInspection } from "../repair/make-inspection.ts";
import { makePhoto } from "../repair/make-photo.ts";
import { makeItem } from "../stock/make-item.ts";

type Of = Required<Parameters<typeof makePhoto>[1]>;

/** A photo, an inspection and a sheet of a shop, whose texts carry `tag`. */
export async function makeWholeInspection({ db }: Pick<App, "db">, of: Of, tag: string) {
  await makePhoto(db, of, { caption: `Foto ${tag}` });
  await makeInspection(db, of, { frontPads: { note: `Hallazgo ${tag}`, measure: 20 } });
  const [first] = standardPoints("gasoline");
  const points = [{ ...first!, name: { en: `Point ${tag}`, es: `Punto ${tag}` } }];
  const { shopId } = of.owner;
  await db.insert(inspectionSheets).values({ shopId, kind: "gasoline", points });
  await makeCalendar(db, of.owner, tag);
  await makeFollowUps(db, of.owner, tag);
  await makeTime(db, { shopId, memberId: of.owner.id, jobId: of.job.id, why: `Olvidé ${tag}` });
  const supplier = await makeSupplier(db, shopId, { name: `Depósito ${tag}` });
  const job = { shopId, id: of.job.id, number: 1 };
  const part = await makePart(db, job, { by: of.owner.id, name: `Pieza ${tag}` });
  const itemId = await makeItem(db, shopId, { name: `Estante ${tag}` });
  const received = {
    id: newId(),
    kind: "received",
    amount: 100,
    unit: null,
    why: `Llegó ${tag}`,
  } as const;
  await writeMovement(db, { shopId, itemId }, { ...received, by: of.owner.id, now: Date.now() });
  await makeOrder(db, job, { supplier, part, by: of.owner.id });
}

/** The calendar of a shop: its settings, a closure, an appointment, and its owner's feed. */
async function makeCalendar(db: App["db"], { id: userId, shopId }: Of["owner"], tag: string) {
  const at = new Date();
  const { standardSettings } = await import("#app/features/calendar/opening/calendar-settings.ts");
  const kept = { openHolidays: [], shares: {}, services: [], address: `book-${shopId}` };
  await db.insert(calendarSettings).values({ ...standardSettings, ...kept, shopId, updatedAt: at });
  const closure = {
    id: newId(),
    fromDay: "2027-01-02",
    toDay: "2027-01-03",
    note: `Cerrado ${tag}`,
  };
  await db.insert(closures).values({ shopId, ...closure, memberId: userId, createdAt: at });
  await makeAppointment(db, { shopId, day: "2027-03-01", complaint: `Cita ${tag}` });
  await db.insert(calendarFeeds).values({ shopId, userId, tokenHash: newId(), createdAt: at });
}
