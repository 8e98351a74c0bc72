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
import { writtenIn } from "#app/features/translator/language/language.server.ts";
import { pauseOf, pauseQuery, pauseUntilMidnight } from "#app/platform/ai/pause.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { readBytes } from "#app/platform/read-bytes.ts";
import type { Country } from "#app/values/country.ts";
import type { Language } from "#app/values/language.ts";
import { hintFor } from "./hint.server.ts";
import { transcribe } from "./transcribe.server.ts";

type Services = Pick<Platform, "ai" | "db" | "now">;

/** Who speaks, in which shop and language. */
type Speaker = { by: string; shopId: string; language: Language };
/** Who was recorded, in a language that is found; `assumed` where it is not plain. */
type Recorded = { by: string; shopId: string; assumed: Language };

/** Why a recording became no text; the words of the feature name each. */
type HearProblem = "off" | "tooLong" | "notAudio" | "nothing" | "spent" | "failed";

type NotHeard = { ok: false; problem: HearProblem };

export type Heard =
  | { ok: true; parts: HeardPart[]; near?: NearLimit | undefined; isDemo: boolean }
  | NotHeard;

/** Reads a posted recording and says what was heard. It is stored nowhere. */
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

/** The same for the bytes of a recording that was checked. Calls of models count for `who`. */
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

/** What parts thousands where a shop is, in either of its languages. */
function groupIn(country: Country): "," | "." {
  const parts = new Intl.NumberFormat(`es-${country}`).formatToParts(1_234_567);
  return parts.find(({ type }) => type === "group")?.value === "." ? "." : ",";
}
