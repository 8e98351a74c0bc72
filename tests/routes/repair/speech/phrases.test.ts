import { beforeAll, expect, test } from "vitest";
import { openApp } from "../../../support/app.ts";
import { makeShop } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { speakers } from "../../../support/speech/speak.ts";
import { tone } from "../../../support/speech/tone.ts";
import { factsOf, isRight, isUnmarked, transcripts } from "../../../support/speech/transcripts.ts";

// Through the real path, with models that write what each was meant to hear: how well a model hears is for a model to show
// (docs/launch.md).

const app = openApp({ model: true, own: true });
const { speak, listener } = speakers(app);

const currencies = { mx: "MXN", ar: "ARS", co: "COP", cl: "CLP", pe: "PEN", us: "USD" } as const;
type Country = keyof typeof currencies;
const speakersOf = new Map<string, Person>();
beforeAll(async () => {
  for (const country of Object.keys(currencies) as Country[]) {
    const person = await signedIn(app().db, "premium");
    await makeShop(app().db, person, { currency: currencies[country] });
    speakersOf.set(country, person);
  }
});

/** Every so many of them: six of each Spanish-speaking country, and thirty in English. */
const phrases = Object.keys(currencies).flatMap((country) => {
  const own = transcripts.filter((one) => one.country === country);
  const wanted = country === "us" ? 30 : 6;
  return Array.from({ length: wanted }, (_, n) => own[Math.floor((n * own.length) / wanted)]!);
});

test("60 phrases spoken in six countries come back with their numbers, codes and denials", async () => {
  const wrong: string[] = [];
  for (const { text, country, language, wanted } of phrases) {
    await listener({ heard: { text, segments: [{ text, avg_logprob: -0.1 }] } });
    const { said } = await speak(speakersOf.get(country), { language, bytes: tone(1) });
    const heard = factsOf(said.parts);
    if (!isRight(heard, wanted) || isUnmarked(heard, wanted))
      wrong.push(`${text}: ${heard.join("; ")}`);
  }
  expect(phrases).toHaveLength(60);
  expect(wrong).toEqual([]);
});
