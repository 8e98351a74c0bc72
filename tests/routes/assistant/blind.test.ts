import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { ask, callsAbout, readAnswer } from "../../support/learning/chat.ts";
import { signedIn } from "../../support/people.ts";

// No vision model is configured: pictures are not sent.

const app = openApp({ model: true, eyes: false });
const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]);
const imageData = `data:image/jpeg;base64,${bytes.toString("base64")}`;

test("Without a vision model sends the text without the picture, and refuses a picture alone", async () => {
  const as = await signedIn(app().db, "premium");
  const { end } = await readAnswer(
    await ask(app(), as, { message: "blind P0301", imageData }),
  ).end();
  expect(end?.status).toBe("done");
  const [call] = await callsAbout(app(), "blind P0301");
  expect([call!.model, call!.input.messages.at(-1)!.content]).toEqual([
    "@cf/test/first",
    "blind P0301",
  ]);
  const wordless = await ask(app(), as, { message: "", imageData });
  expect([wordless.status, await wordless.json()]).toMatchObject([
    422,
    { error: { key: "assistant:ask.blank" } },
  ]);
});
