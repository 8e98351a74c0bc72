import { eq } from "drizzle-orm";
import { photos } from "#app/features/photos/tables.server.ts";
import type { openApp } from "../app.ts";
import { png } from "../files/pictures.ts";
import { photosOf } from "../repair/photo-requests.ts";
import { inspect, libraryWords } from "./inspections.ts";
import { quotedJob, send } from "./links.ts";

type Traits = Parameters<typeof quotedJob>[1];

/** A note that a page must not take for anything but text. */
export const hostile = `<script>alert(1)</script> "x" & {{name}} \u202Egnp.exe`;

/** Jobs with quotes, photos and an inspection, as the customer is sent them. */
export function inspectedJobs(app: ReturnType<typeof openApp>) {
  const { send: addPhoto, rowsOf } = photosOf(app);

  /** A job whose first quote is for worn pads, with a photo; other points are yellow and green. */
  async function inspected(traits: Traits = { language: "en" }) {
    const made = await quotedJob(app(), traits);
    await addPhoto(made.owner, made.job.id);
    await addPhoto(made.owner, made.job.id, { photo: png({ width: 90, height: 60 }) });
    const [shown, other] = (await rowsOf(made.owner.shopId)).map(({ id }) => id);
    const { db } = app();
    await db.update(photos).set({ forCustomer: true }).where(eq(photos.shopId, made.owner.shopId));
    await db.update(photos).set({ point: "frontPads" }).where(eq(photos.id, shown!));
    const [pads, shocks] = await inspect(app(), made, [
      { point: "frontPads", measure: 25, words: libraryWords, quoteId: made.quotes[0]!.id },
      { point: "shocks", color: "yellow", note: hostile },
      { point: "engineOil", color: "green" },
      { point: "coolant", color: "skipped", note: "Not for the customer" },
    ]);
    return { ...made, pads: pads!, shocks: shocks!, shown: shown!, other: other! };
  }

  async function sent(traits?: Traits) {
    const made = await inspected(traits);
    return { ...made, path: await send(app(), made) };
  }
  const text = async (path: string) =>
    (await (await app().visit(path)).text()).replaceAll("<!-- -->", "");
  return { inspected, sent, text };
}
