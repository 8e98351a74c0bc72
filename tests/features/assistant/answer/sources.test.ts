import { expect, test } from "vitest";
import { messagesFor } from "#app/features/assistant/answer/prompt.ts";
import { sourcesFor } from "#app/features/assistant/answer/sources.server.ts";
import { gistOf } from "#app/features/translator/glossary/gist.ts";
import type { Language } from "#app/values/language.ts";
import { chat } from "../../../../demo/ai/chat.ts";

const topic = {
  kind: "topic" as const,
  ref: "T",
  title: "Arranca y se apaga",
  text: "Era el sensor del cigüeñal.",
};
const video = {
  kind: "video" as const,
  ref: "V",
  title: "Reading a no-start",
  text: "Fuel, spark, signal.",
};

// Questions without a code, and the code that must be among the sources.
test.each([
  ["cranks, no start", "en", "P0335"],
  ["My truck won't start in the morning, what should I look at first?", "en", "P0335"],
  ["AC not cold after I recharged it", "en", "P0534"],
  ["transmission slips between second and third", "en", "P0730"],
  ["How do I find a vacuum leak?", "en", "P0171"],
  ["no enciende el clima", "es", "P0645"],
  ["¿Por qué mi camioneta da marcha pero no prende?", "es", "P0335"],
  ["se calienta en los semáforos y en carretera no", "es", "P0217"],
  ["huele a gasolina cuando lleno el tanque", "es", "P0455"],
  ["El motor tiembla en ralentí cuando está frío", "es", "P0300"],
])("%j gets codes, forum and videos as numbered sources", async (message, language, code) => {
  const sources = await sourcesFor(message, null, language as Language, [topic, video]);
  expect(sources.map(({ kind }) => kind).slice(-2)).toEqual(["topic", "video"]);
  expect(sources.map(({ ref }) => ref)).toContain(code);
  const messages = messagesFor({
    language: language as Language,
    message,
    sources,
    window: [],
    image: null,
  });
  const { response } = chat({ messages }) as { response: string };
  for (const { n, title } of sources)
    expect(response).toMatch(new RegExp(`${title.replace(/[^\w ]/g, ".")}.*\\[${n}\\]`));
});

test("A question that names a code gets that code only", async () => {
  const sources = await sourcesFor("P0420, no power", null, "en");
  expect(sources.map(({ ref }) => ref)).toEqual(["P0420"]);
});

test.each(["it makes a noise", "hello", "thank you!", "¿qué hora es?"])(
  "%j has no sources, and the stand-in says what to type",
  async (message) => {
    const sources = await sourcesFor(message, null, "en");
    expect(sources).toEqual([]);
    const { response } = chat({
      messages: messagesFor({ language: "en", message, sources, window: [], image: null }),
    }) as {
      response: string;
    };
    expect(response).toContain("Name the part or what the car does");
  },
);

test("Searches forum and videos for the trade terms of a question", () => {
  expect(gistOf("My truck won't start in the morning, the fuel pump is new")).toEqual([
    "won't start",
    "fuel pump",
  ]);
  expect(gistOf("buenos días, ¿cómo están?")).toEqual([]);
});
