import { expect, test } from "vitest";
import { photoLimits } from "#app/features/photos/photo.ts";
import { openApp } from "../../../support/app.ts";
import { harmless, refused, secrets } from "../../../support/files/crafted-photos.ts";
import { makeJob } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import { photosOf } from "../../../support/repair/photo-requests.ts";
import { tally } from "../../../support/tally.ts";

// Goal S13, with the tests of strip-picture.ts.

const app = openApp();
const { send, rowsOf, filesOf } = photosOf(app);

const aShop = async () => {
  const owner = await signedIn(app().db, "premium");
  return { owner, job: await makeJob(app().db, { owner }) };
};

test("There are eighty of them", () => {
  expect(harmless.length + refused.length).toBeGreaterThanOrEqual(80);
});

test("What stands beside the pixels of a photo is in no stored byte", async () => {
  const { owner, job } = await aShop();
  const next = await makeJob(app().db, { owner });
  for (const [at, [name, photo]] of harmless.entries()) {
    tally(1);
    const { id } = at < photoLimits.perJob ? job : next;
    expect([name, (await send(owner, id, { photo, small: photo })).status]).toEqual([name, 200]);
  }
  expect(await rowsOf(owner.shopId)).toHaveLength(harmless.length);
  const stored = await filesOf(owner.shopId);
  expect(stored.length).toBeGreaterThanOrEqual(harmless.length);
  for (const key of stored) {
    const bytes = Buffer.from(await (await app().files.get(key))!.arrayBuffer());
    expect(bytes.toString("latin1")).not.toMatch(secrets);
  }
});

test("What is no photo is refused with its sentence, and nothing of it is stored", async () => {
  const { owner, job } = await aShop();
  for (const [name, problem, photo] of refused) {
    tally(1);
    const answer = await send(owner, job.id, { photo, small: photo });
    expect([name, answer.status, await answer.json()]).toEqual([
      name,
      422,
      expect.objectContaining({
        error: expect.objectContaining({ key: `photos:problem.${problem}` }),
      }),
    ]);
  }
  expect([await rowsOf(owner.shopId), await filesOf(owner.shopId)]).toEqual([[], []]);
});
