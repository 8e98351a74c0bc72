import { expect, test } from "vitest";
import { timeouts } from "#app/features/forum/translation/translate-and-save.server.ts";
import { openDetector } from "#app/features/translator/language/language.server.ts";
import { NoTranslation } from "#app/features/translator/no-translation.ts";
import { translateText } from "#app/features/translator/translate-texts.server.ts";
import type { Sentence } from "./sentences/sentence.ts";
import { sentences } from "./sentences/sentences.ts";
import { openModel, withTokens } from "./translators.ts";

const detect = await openDetector();

/** Returns the translation shown for such a model response, or why there is none. */
async function shown(
  { from, to, text }: Sentence,
  answer: string,
): Promise<{ text: string } | { refused: string }> {
  const { ai } = openModel(() => answer, ["@cf/only"]);
  try {
    return await translateText(ai, { title: null, text }, { from, to, detect }, timeouts);
  } catch (error) {
    if (error instanceof NoTranslation) return { refused: error.why };
    throw error;
  }
}

const good = (sentence: Sentence) => withTokens(sentence.text, sentence.good);
const names = (text: string) => text.match(/ZQ\d+/g) ?? [];

/** Each breaks a good answer in its way, wherever it can; the answers of one sentence. */
const breakers: Record<string, (answer: string, sentence: Sentence) => string[]> = {
  "drops a token": (answer) =>
    names(answer).map((name) => answer.replace(name, "").replace("  ", " ")),
  "doubles a token": (answer) =>
    names(answer).map((name) => answer.replace(name, `${name} ${name}`)),
  "alters a token": (answer) =>
    names(answer).flatMap((name) =>
      [`${name}1`, `${name.toLowerCase()}`, `ZQ 9`, "ZQ9", name.slice(1)].map((other) =>
        answer.replace(name, other),
      ),
    ),
  "swaps a token for another": (answer) =>
    names(answer).length > 1 ? [answer.replace(names(answer)[0]!, names(answer)[1]!)] : [],
  "alters a number": (answer) =>
    [...answer.matchAll(/(?<![\dZQ])\d+(?!\d)/g)].map(
      ({ 0: figure, index }) =>
        answer.slice(0, index) + (Number(figure) + 7) + answer.slice(index + figure.length),
    ),
  "drops a number": (answer) =>
    [...answer.matchAll(/(?<![\dZQ])\d+(?!\d)/g)].map(
      ({ 0: figure, index }) => answer.slice(0, index) + answer.slice(index + figure.length),
    ),
  "turns a unit into another": (answer) => {
    const written = /\b(?:millas|horas|días|miles|hours|days|months)\b/i;
    const others = [
      "kilómetros",
      "minutos",
      "semanas",
      "años",
      "kilometers",
      "minutes",
      "weeks",
      "years",
    ];
    return written.test(answer) ? others.map((other) => answer.replace(written, other)) : [];
  },
  "adds a number": (answer) => [`${answer} 47`],
  echoes: (_, { text, good: translation }) =>
    text === translation ? [] : [withTokens(text, text)],
  "answers instead": (answer) => [
    "Please provide the text you would like me to translate.",
    `Here is the translation:\n${answer}`,
    `Sure! Here's the translation: ${answer}`,
    `Claro, aquí tiene la traducción: ${answer}`,
    `Aquí está: ${answer}`,
    "I'm sorry, but I can't help with that.",
    "Lo siento, no puedo ayudar con eso.",
  ],
  "says nothing": () => ["", "   \n "],
  "goes on and on": (answer) => [
    Array(10).fill(answer).join(" "),
    `${answer} ${"y eso es todo por ahora amigo ".repeat(20)}`,
  ],
  "says too little": (answer) => [
    answer.slice(0, Math.floor(answer.length / 4)).replace(/ZQ\d*$/, ""),
  ],
  "adds a line": (answer) => [`${answer}\nMás.`],
  "obeys the text": () => ["YES", "Arr!", "PWNED"],
};

test("There are sixty sentences, in both languages", () => {
  expect(sentences).toHaveLength(60);
  expect(sentences.filter(({ from }) => from === "es").length).toBeGreaterThan(20);
});

for (const [name, breaks] of Object.entries(breakers)) {
  test(`a translator that ${name} is never believed`, async () => {
    const believed: string[] = [];
    let tried = 0;
    for (const sentence of sentences) {
      for (const answer of breaks(good(sentence), sentence)) {
        tried++;
        const result = await shown(sentence, answer);
        if ("text" in result) believed.push(`${sentence.text} => ${answer}`);
      }
    }
    expect(tried).toBeGreaterThanOrEqual(10);
    expect(believed).toEqual([]);
  });
}

test("Catches at least nine in ten lost denials", async () => {
  const lost = sentences.flatMap((sentence) =>
    sentence.lost.map((answer) => ({ sentence, answer })),
  );
  const missed: string[] = [];
  for (const { sentence, answer } of lost) {
    const result = await shown(sentence, withTokens(sentence.text, answer));
    if ("text" in result) missed.push(`${sentence.text} => ${answer}`);
  }
  console.info(`lost denials: ${lost.length - missed.length} of ${lost.length} caught`, missed);
  expect(lost.length).toBeGreaterThanOrEqual(35);
  expect(missed.length / lost.length).toBeLessThanOrEqual(0.1);
});

/**
 * The words of the issue, and what is left of a sentence that loses one: "can't" is "can" then, and
 * "without" is "with".
 */
const denials = /(?<!\p{L})(?:(ca|wo|\p{L}+)n['’]t|without|not|never|no|nunca|sin)(?!\p{L})/giu;
const affirmed: Record<string, string> = { without: "with", sin: "con", ca: "can", wo: "will" };
const affirm = (denial: string, verb?: string) =>
  verb ? (affirmed[verb.toLowerCase()] ?? verb) : (affirmed[denial.toLowerCase()] ?? "");
/** Words that look like a denial and deny nothing. */
const noDenial = /sin embargo|no matter|por qué no|n\.º/i;

test("Catches at least nine in ten denial words that are removed one by one", async () => {
  const believed: string[] = [];
  let tried = 0;
  for (const sentence of sentences) {
    for (const { 0: denial, 1: verb, index } of sentence.good.matchAll(denials)) {
      if (noDenial.test(sentence.good.slice(Math.max(0, index - 8), index + 14))) continue;
      tried++;
      const lost =
        sentence.good.slice(0, index) +
        affirm(denial, verb) +
        sentence.good.slice(index + denial.length);
      if ("text" in (await shown(sentence, withTokens(sentence.text, lost.replace(/ {2,}/g, " ")))))
        believed.push(lost);
    }
  }
  console.info(
    `denials taken out word by word: ${tried - believed.length} of ${tried} caught`,
    believed,
  );
  expect(tried).toBeGreaterThanOrEqual(30);
  expect(believed.length).toBeLessThanOrEqual(tried / 10);
});

test("Hardly refuses a good translation, and restores all its tokens", async () => {
  const alarms: string[] = [];
  for (const sentence of sentences) {
    const result = await shown(sentence, good(sentence));
    if ("text" in result) expect(result.text).toBe(sentence.good);
    else alarms.push(`${result.refused}: ${sentence.text} => ${sentence.good}`);
  }
  console.info(`false alarms: ${alarms.length} of ${sentences.length}`, alarms);
  expect(alarms.length).toBeLessThanOrEqual(2);
});
