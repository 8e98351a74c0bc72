import {
  budgeted,
  speechUses,
  speechUsesToday,
} from "#app/features/account/budget/ai-budget.server.ts";
import { type NearLimit, nearLimitOf } from "#app/features/account/budget/text-limits.ts";
import { countryOfShop } from "#app/features/shop/shop-country.server.ts";
import { readHeard } from "#app/features/speech/heard/heard.ts";
import { type HeardPart, textOf } from "#app/features/speech/heard/heard-text.ts";
import { speechLimits } from "#app/features/speech/limits.ts";
import { readRecording } from "#app/features/speech/recording/recording.ts";
import { loadGlossary } from "#app/features/translator/glossary/load.server.ts";
import type { Region } from "#app/features/translator/glossary/terms.ts";
import { writtenIn } from "#app/features/translator/language/language.server.ts";
import { type AiFailure, aiFailure } from "#app/platform/ai/failure.ts";
import type { Ai } from "#app/platform/ai/models.server.ts";
import { pauseOf, pauseQuery, pauseUntilMidnight } from "#app/platform/ai/pause.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { readBytes } from "#app/platform/read-bytes.ts";
import { withTimeout } from "#app/platform/with-timeout.ts";
import type { Country } from "#app/values/country.ts";
import type { Language } from "#app/values/language.ts";
import { readTranscript, type Transcript } from "./transcript.ts";

type Services = Pick<Platform, "ai" | "db" | "now">;

/** The speaker, with shop and language. */
type Speaker = { by: string; shopId: string; language: Language };
/** A recorded person whose language is detected; `assumed` where it is uncertain. */
type Recorded = { by: string; shopId: string; assumed: Language };

/** Why a recording became no text; the words of the feature name each. */
type HearProblem = "off" | "tooLong" | "notAudio" | "nothing" | "spent" | "failed";

type NotHeard = { ok: false; problem: HearProblem };

export type Heard =
  | { ok: true; parts: HeardPart[]; near?: NearLimit | undefined; isDemo: boolean }
  | NotHeard;

/** Transcribes a posted recording. It is stored nowhere. */
export async function hear(services: Services, request: Request, who: Speaker): Promise<Heard> {
  const bytes = await readBytes(request, speechLimits.bytes, { drain: 8 * 1024 * 1024 });
  if (services.ai.models.speech.length === 0) return { ok: false, problem: "off" };
  if (!bytes) return { ok: false, problem: "tooLong" };
  const recording = readRecording(bytes);
  if (!recording) return { ok: false, problem: "notAudio" };
  if (recording.seconds > speechLimits.seconds + speechLimits.sparedSeconds)
    return { ok: false, problem: "tooLong" };
  const heard = await hearBytes(services, bytes, who);
  if (!heard.ok) return heard;
  const near = nearLimitOf(await speechUsesToday(services.db, who, services.now()));
  return { ok: true, parts: heard.parts, near, isDemo: services.ai.isDemo };
}

/** Transcribes the bytes of a validated recording. Model calls count against `who`. */
export async function hearBytes(
  services: Services,
  bytes: Uint8Array,
  who: Speaker | Recorded,
): Promise<{ ok: true; parts: HeardPart[]; language: Language } | NotHeard> {
  const { db, now } = services;
  const [country, pause] = await Promise.all([countryOfShop(db, who.shopId), pauseQuery(db)]);
  if (pauseOf(pause, now()) !== undefined) return { ok: false, problem: "spent" };
  const known = "language" in who ? who.language : undefined;
  const hint = known ? await hintFor(known, country) : "";
  const asked = { bytes, language: known, hint };
  const heard = await transcribe(budgeted(services, speechUses(who)), asked);
  if ("why" in heard) {
    if (heard.why === "quota") await pauseUntilMidnight(db, now());
    const isSpent = heard.why === "quota" || heard.why === "budget";
    return { ok: false, problem: isSpent ? "spent" : "failed" };
  }
  const language = "assumed" in who ? await writtenIn(heard.text, who.assumed) : who.language;
  const parts = readHeard(heard.text, { language, group: groupIn(country) }, heard.unsure);
  if (textOf(parts).trim() === "") return { ok: false, problem: "nothing" };
  return { ok: true, parts, language };
}

/** The thousands separator of a country, in either of its languages. */
function groupIn(country: Country): "," | "." {
  const parts = new Intl.NumberFormat(`es-${country}`).formatToParts(1_234_567);
  return parts.find(({ type }) => type === "group")?.value === "." ? "." : ",";
}

type AudioQuestion = { bytes: Uint8Array; language: Language | undefined; hint: string };

/** Whisper's large model takes base64 and a hint; the older ones only an array of numbers. */
const inputFor = (
  model: string,
  { bytes, language, hint }: AudioQuestion,
): Record<string, unknown> =>
  /whisper(?:-tiny-en)?$/.test(model)
    ? { audio: [...bytes] }
    : {
        audio: base64(bytes),
        task: "transcribe",
        // Without either, a model detects the language itself.
        ...(language && { language }),
        ...(hint && { initial_prompt: hint }),
        vad_filter: true,
        condition_on_previous_text: false,
      };

/** Converted in chunks: a call with an argument for each byte of a long recording would fail. */
function base64(bytes: Uint8Array): string {
  let signs = "";
  for (let at = 0; at < bytes.length; at += 8_192)
    signs += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(signs);
}

/**
 * Transcribes with the first model that answers. A failure that the next model would share ends it;
 * otherwise the last model's failure counts.
 */
async function transcribe(ai: Ai, asked: AudioQuestion): Promise<Transcript | { why: AiFailure }> {
  let why: AiFailure = "gone";
  for (const model of ai.models.speech) {
    try {
      const answer = await withTimeout(ai.run(model, inputFor(model, asked)), ai.timeouts.first);
      const transcript = readTranscript(answer, asked.hint);
      if (transcript) return transcript;
      why = "unknown";
    } catch (error) {
      why = aiFailure(error);
      if (why === "quota" || why === "budget") return { why };
      log.warn("a speech model did not answer", error, { model, why });
    }
  }
  return { why };
}

/** Terms that a model mishears, by their English names; the glossary has them in every language. */
const hard = [
  "head gasket",
  "timing belt",
  "timing chain",
  "serpentine belt",
  "spark plug",
  "ignition coil",
  "catalytic converter",
  "oxygen sensor",
  "camshaft position sensor",
  "crankshaft position sensor",
  "water pump",
  "fuel pump",
  "alternator",
  "starter",
  "brake pad",
  "brake rotor",
  "caliper",
  "shock absorber",
  "strut",
  "control arm",
  "ball joint",
  "tie rod end",
  "wheel bearing",
  "CV joint",
  "valve cover gasket",
];

/** A short text in the style of the wanted transcript: figures, codes and units. */
const manner: Record<Language, string> = {
  en: "Repair shop notes. Code P0420, 12.6 V, 85,000 miles, 5W-30.",
  es: "Notas de taller mecánico. Código P0420, 12.6 V, 120,000 km, 5W-30.",
};

/** Whisper takes 224 tokens of a hint, about 3 characters each, and drops a longer one's start. */
const longest = 600;

/** The hint for a model: the trade's terms, as used in the shop's country. */
async function hintFor(language: Language, country: Country): Promise<string> {
  await loadGlossary();
  const { allTerms } = await import("#app/features/translator/glossary/terms.ts");
  const names = hard.flatMap((name) => {
    const term = allTerms().find(({ en }) => en.includes(name));
    return term ? (namesIn[language](term, country as Region) ?? []) : [];
  });
  let hint = manner[language];
  for (const name of new Set(names)) if (hint.length + name.length < longest) hint += ` ${name},`;
  return hint.replace(/,$/, ".");
}

type Term = ReturnType<
  typeof import("#app/features/translator/glossary/terms.ts")["allTerms"]
>[number];

const namesIn: Record<Language, (term: Term, region: Region) => string | undefined> = {
  en: ({ en }) => en[0],
  es: ({ es, elsewhere }, region) => elsewhere[region]?.[0] ?? es[0],
};
