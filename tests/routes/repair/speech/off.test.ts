import { expect, test } from "vitest";
import { resources } from "#app/i18n/resources.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import { speakers } from "../../../support/speech/speak.ts";

const app = openApp({ aiOff: true, own: true });
const { speak } = speakers(app);

test("Without a model the boxes are as they were, and a recording is refused", async () => {
  const as = await signedIn(app().db, "premium");
  const job = await makeJob(app().db, { owner: as });
  for (const page of [`${job.id}/diagnostic`, `${job.id}/notes/new`, "new"]) {
    const html = await (await app().visit(`/repair-cms/${page}?lng=en`, { as })).text();
    expect(html).toContain("<textarea");
    expect(html).not.toContain(`</span>${resources.en.speech.speak}`);
  }
  expect(await speak(as)).toMatchObject({
    status: 422,
    said: { error: { key: "speech:problem.off" } },
  });
});
