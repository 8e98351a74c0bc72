import type {
  TranslationServices,
  timeouts,
} from "#app/features/forum/translation/translate-and-save.server.ts";
import type { Ai } from "#app/platform/ai/models.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { sentText } from "../../features/translator/translators.ts";

/**
 * Timeouts that tests have: only what is waited out in every case is short. A slow machine must not
 * be what fails.
 */
export const unhurried: typeof timeouts = {
  callMs: 10_000,
  busyMs: 5,
  postMs: 20_000,
  waitMs: 20_000,
};
/** For what never answers. */
export const impatient: typeof timeouts = { ...unhurried, callMs: 300, postMs: 1_000 };

const judgeModel = "@cf/a/judge";

/** Request to the judge about one text. */
type Judged = { source: string; translation: string; speech: [] };
const pairOf = (input: Record<string, unknown>): Judged =>
  JSON.parse((input.messages as { content: string }[])[1]!.content);

/**
 * The translator on the running product's database, with models that answer what `say` says, and a
 * clock that tests may move.
 */
export function openTranslator(
  db: Db,
  t: (sent: string, model: string) => unknown,
  judge?: (pair: Judged) => unknown,
) {
  const asked: string[] = [];
  const judged: Judged[] = [];
  const clock = { now: Date.now() };
  const ai: Ai = {
    isDemo: false,
    models: { chat: [], vision: [], translation: ["@cf/first", "@cf/second"], speech: [] },
    ...(judge && { judge: judgeModel }),
    timeouts: { first: 1_000, between: 1_000, total: 5_000 },
    run: async (model, input) => {
      if (model === judgeModel) {
        const pair = pairOf(input);
        judged.push(pair);
        return judge?.(pair);
      }
      asked.push(model);
      const answer = await t(sentText(input), model);
      return typeof answer === "string" ? { response: answer } : answer;
    },
  };
  const deferred: Promise<unknown>[] = [];
  const services: TranslationServices = {
    readerId: crypto.randomUUID(),
    ai,
    db,
    now: () => clock.now,
    defer: (work) => void deferred.push(work),
  };
  return { services, asked, judged, clock, deferred };
}

/** Translates the few sentences that these tests write. */
const spanish: Record<string, string> = {
  "Corolla stalls when warm": "El Corolla se apaga en caliente",
  "It stalls at every light. **ZQ1** is stored.":
    "Se apaga en cada semáforo. **ZQ1** está almacenado.",
  "Only when it is warm, never when it is cold.":
    "Solo cuando está caliente, nunca cuando está frío.",
};
export const inSpanish = (sent: string): string =>
  sent
    .split("\n")
    .map((line) => spanish[line] ?? line)
    .join("\n");
