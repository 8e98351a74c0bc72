import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { openApp } from "../../../support/app.ts";
import { below, chance, tries } from "../../../support/chance.ts";
import { join, jpeg } from "../../../support/files/pictures.ts";
import { makeJob } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { photosOf } from "../../../support/repair/photo-requests.ts";
import { tally } from "../../../support/tally.ts";

// Goal P15: LLAVE_TRIES=167 sends five hundred.

const app = openApp();
const { send, rowsOf, filesOf } = photosOf(app);

/** A photo with so many comments that sending it takes a moment. */
const comment = join(Uint8Array.of(0xff, 0xfe, 0xff, 0xff), " ".repeat(65_533));
const large = join(
  jpeg.subarray(0, 2),
  ...Array.from({ length: 12 }, () => comment),
  jpeg.subarray(2),
);

/** Sends a photo until it is told that it was stored; half of the tries lose the network. */
async function sendUntilStored(as: Person, jobId: string, id: string): Promise<void> {
  for (;;) {
    tally(1);
    const signal = chance() < 0.5 ? AbortSignal.timeout(below(40)) : undefined;
    const sent = send(as, jobId, { id, photo: large, ...(signal && { signal }) });
    const answer = await sent.catch(() => undefined);
    if (answer?.status === 200) return;
    expect(answer?.status ?? 503, "no network, or asked to try again").toBe(503);
  }
}

test("Photos of three phones whose network is cut at random are all there, each once", async () => {
  const owner = await signedIn(app().db, "premium");
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  const phones = [
    owner,
    ...(await Promise.all([1, 2].map(() => signedIn(app().db, "free", { worksAt })))),
  ];
  const count = tries(8);
  const sent: string[] = [];
  let job = await makeJob(app().db, { owner });
  for (let n = 0; n < count; n++) {
    if (n % 20 === 19) job = await makeJob(app().db, { owner });
    const ids = phones.map(() => newId());
    sent.push(...ids);
    await Promise.all(phones.map((phone, at) => sendUntilStored(phone, job.id, ids[at]!)));
  }
  const rows = await rowsOf(owner.shopId);
  expect(rows.map(({ id }) => id).sort()).toEqual(sent.sort());
  const files = new Set(await filesOf(owner.shopId));
  for (const { id, file, small } of rows)
    for (const name of [file, small])
      expect(files).toContain(`photos/${owner.shopId}/${id}/${name}`);
  expect(files.size).toBe(
    new Set(rows.flatMap(({ id, file, small }) => [id + file, id + small])).size,
  );
}, 600_000);
