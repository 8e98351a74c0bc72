import {
  factsOf,
  findCode,
  hazardLines,
  isManufacturerCode,
  titleOf,
} from "#app/features/codes/codes.server.ts";
import { byDanger } from "#app/features/codes/hazards/hazards.ts";
import { codesIn } from "#app/values/fault-code.ts";
import type { Language } from "#app/values/language.ts";
import { words } from "./chat-words.ts";

type Message = { role: string; content: string | { type: string; text?: string }[] };

/** Milliseconds per word, so that the answer visibly streams. */
const defaultDelay = 12;

/**
 * The chat model's stand-in: answers from the fault codes and the given sources, in the language of
 * its instructions, labeled as a demo.
 */
export function chat(input: Record<string, unknown>, wordDelay = defaultDelay): unknown {
  const text = answerTo((input.messages ?? []) as Message[]);
  return input.stream === true ? streamOf(text, wordDelay) : { response: text };
}

function answerTo(messages: Message[]): string {
  const system = textOf(messages.find(({ role }) => role === "system"));
  const question = textOf(messages.findLast(({ role }) => role === "user"));
  const language: Language = system.includes("Responda en español") ? "es" : "en";
  const t = words[language];
  const cited = citations(system);
  // Codes of the question first; a question without one is about its job.
  const asked = codesIn(question);
  const codes = (asked.length > 0 ? asked : [...cited.keys()]).slice(0, 3);
  const others = found(system);
  if (codes.length === 0 && others.length === 0) return `${t.demo}\n\n${t.noCode}`;
  if (asked.length === 0 && (codes.length === 0 || system.includes(t.byWords)))
    return byWords(codes, cited, others, language);
  const parts = codes.map((code) => about(code, cited.get(code), language));
  return [t.demo, ...safetyOf(codes, language), ...parts, t.end].join("\n\n");
}

/** An answer to a question without a code: what the library, the forum and the videos have. */
function byWords(
  codes: string[],
  cited: Map<string, number>,
  others: Other[],
  language: Language,
): string {
  const t = words[language];
  const lines = codes.map((code) => {
    const entry = findCode(code)!;
    const [check] = factsOf(entry, language)?.checks ?? [];
    return `- **${code}: ${titleOf(entry, language)}** [${cited.get(code)}]${check ? `: ${check}` : ""}`;
  });
  const listed = (kind: Other["kind"]) =>
    others.filter((one) => one.kind === kind).map(({ n, title }) => `- ${title} [${n}]`);
  const part = (head: string, items: string[]) =>
    items.length > 0 ? [`**${head}**\n\n${items.join("\n")}`] : [];
  return [
    t.demo,
    t.searched,
    ...safetyOf(codes, language),
    ...part(t.fitting, lines),
    ...part(t.topics, listed("topic")),
    ...part(t.videos, listed("video")),
    t.readCodes,
  ].join("\n\n");
}

/** The hazards of all codes, once and first. */
function safetyOf(codes: readonly string[], language: Language): string[] {
  const entries = codes.flatMap((code) => findCode(code) ?? []);
  const lines = hazardLines(byDanger(entries.flatMap(({ hazards }) => hazards)), language);
  return lines.length > 0
    ? [`**${words[language].safety}**\n\n${lines.map((line) => `- ${line}`).join("\n")}`]
    : [];
}

function about(code: string, source: number | undefined, language: Language): string {
  const t = words[language];
  const cite = source === undefined ? "" : ` [${source}]`;
  if (isManufacturerCode(code)) return `**${code}**${cite}\n\n${t.maker}`;
  const entry = findCode(code);
  if (!entry) return `**${code}**\n\n${t.unknown}`;
  const head = `**${code}: ${titleOf(entry, language)}**${cite}`;
  const facts = factsOf(entry, language);
  if (!facts) return `${head}\n\n${t.titleOnly}`;
  return [
    head,
    `**${t.causes}**${cite}`,
    facts.causes.map((cause) => `- ${cause}`).join("\n"),
    `**${t.checks}**${cite}`,
    facts.checks.map((check, at) => `${at + 1}. ${check}`).join("\n"),
  ].join("\n\n");
}

const textOf = (message: Message | undefined): string => {
  const content = message?.content ?? "";
  return typeof content === "string" ? content : content.map(({ text = "" }) => text).join("\n");
};

/** Source numbers by code, from the system message: `[1] P0301: …`. */
const citations = (system: string) =>
  new Map(
    [...system.matchAll(/^\[(\d+)\] ([PBCU][0-3][0-9A-F]{3})\b/gm)].map(([, n, code]) => [
      code!,
      Number(n),
    ]),
  );

type Other = { n: number; kind: "topic" | "video"; title: string };

/** Topics and videos among the sources: `[4] Forum: …`. */
const found = (system: string): Other[] =>
  [...system.matchAll(/^\[(\d+)\] (Forum|Foro|Video): (.+)$/gm)].map(([, n, kind, title]) => ({
    n: Number(n),
    kind: kind === "Video" ? "video" : "topic",
    title: title!,
  }));

/** A text as a model streams it: server-sent events, the last one `[DONE]`. */
function streamOf(text: string, wordDelay: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const pieces = text.match(/\s*\S+/g) ?? [];
  let timer: ReturnType<typeof setTimeout>;
  return new ReadableStream({
    type: "bytes",
    pull(controller) {
      const piece = pieces.shift();
      return new Promise((done) => {
        timer = setTimeout(() => {
          const line = piece === undefined ? "[DONE]" : JSON.stringify({ response: piece });
          controller.enqueue(encoder.encode(`data: ${line}\n\n`));
          if (piece === undefined) controller.close();
          done();
        }, wordDelay);
      });
    },
    cancel: () => clearTimeout(timer),
  });
}
