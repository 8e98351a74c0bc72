import { v7 as newId } from "uuid";
import { standardSettings } from "#app/features/calendar/opening/calendar-settings.ts";
import { calendarSettings } from "#app/features/calendar/openings.tables.server.ts";
import type { App } from "../app.ts";
import { makeShop } from "../make.ts";
import { signedIn } from "../people.ts";

type Settings = Partial<typeof calendarSettings.$inferInsert>;

/** A shop whose booking page is open, with its owner. */
export async function bookableShop({ db }: Pick<App, "db">, settings: Settings = {}) {
  const owner = await signedIn(db, "premium");
  const address = `taller-${newId().slice(-12)}`;
  await makeShop(db, owner, { phone: "(555) 010-9999" });
  await db.insert(calendarSettings).values({
    ...standardSettings,
    openHolidays: [],
    shares: {},
    services: [...standardSettings.services],
    shopId: owner.shopId,
    address,
    isBookable: true,
    updatedAt: new Date(),
    ...settings,
  });
  return { owner, shopId: owner.shopId, address, path: `/book/${address}?lng=es` };
}

/** An id that was made as long ago as a person needs to fill in the form. */
export const earlierKey = (now = Date.now()): string => newId({ msecs: now - 60_000 });

/** Form of a customer before a day is chosen. */
export const wish = {
  complaint: "Se oye un chillido al frenar en las mañanas.",
  service: "2",
};

/** Who comes, with which vehicle. */
export const visitor = {
  firstName: "María",
  lastName: "Pérez",
  phone: "(555) 010-2030",
  email: "",
  make: "Toyota",
  model: "Corolla",
  year: "2018",
  plate: "abc-123",
  consent: "yes",
};

/** The first day that a page offers, and the first time of one. */
export const dayIn = (page: string): string => offered(page, "day");
export const timeIn = (page: string): string => offered(page, "time");

/** The value of the first control with this name that can be pressed, in whatever order it is said. */
const offered = (page: string, name: string): string =>
  (page.match(/<(?:button|input)[^>]*>/g) ?? [])
    .filter((tag) => tag.includes(`name="${name}"`) && !tag.includes('type="hidden"'))
    .map((tag) => /value="([^"]*)"/.exec(tag)?.[1] ?? "")[0] ?? "";

type Form = Record<string, string>;

/** Books as a customer does, step by step; the answer to the last one. */
export async function book(app: App, path: string, more: Form = {}): Promise<Response> {
  const first = { ...wish, key: earlierKey(), ...more };
  const day = dayIn(await (await app.visit(path, { form: first })).text());
  const second = { ...first, day };
  const time = timeIn(await (await app.visit(path, { form: second })).text());
  return app.visit(path, { form: { ...second, time, ...visitor, ...more } });
}
