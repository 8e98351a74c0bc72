import { protect } from "#app/features/translator/protect/protect.ts";
import type { Ai } from "#app/platform/ai/models.server.ts";

type Message = { role: string; content: string };

/** Returns the text that the app sent for translation, without the tags around it. */
export function sentText(input: Record<string, unknown>): string {
  if (typeof input.text === "string") return input.text;
  const user = (input.messages as Message[]).find(({ role }) => role === "user")!.content;
  return user.slice(user.indexOf("\n") + 1, user.lastIndexOf("\n"));
}

/** A model that answers what `say` makes of the text; `asked` counts its calls. */
export function openModel(
  t: (sent: string, model: string, input: Record<string, unknown>) => unknown,
  models = ["@cf/first", "@cf/second"],
) {
  const asked: string[] = [];
  const ai: Ai = {
    isDemo: false,
    models: { chat: [], vision: [], translation: models, speech: [] },
    timeouts: { first: 1_000, between: 1_000, total: 5_000 },
    run: async (model, input) => {
      asked.push(model);
      const answer = await t(sentText(input), model, input);
      return typeof answer === "string" ? { response: answer } : answer;
    },
  };
  return { ai, asked };
}

/**
 * A translation as a model would give it: with the names that stand in the request for what was put
 * away.
 */
export function withTokens(source: string, translation: string): string {
  const { originals } = protect(source);
  return originals.reduce((text, token, at) => text.replace(token, `ZQ${at + 1}`), translation);
}
