import type { AiConfig, AiTask, Timeouts } from "./config.ts";

/** The little we use of Cloudflare's `ai` binding; locally it is a service of the demo worker. */
export type AiBinding = {
  run: (
    model: string,
    input: Record<string, unknown>,
    options?: { signal?: AbortSignal },
  ) => Promise<unknown>;
};

/** The models. The input and the parsing of answers belong to the feature of each task. */
export type Ai = {
  /** Whether answers are the stand-in's: the interface labels each of them. */
  isDemo: boolean;
  models: Record<AiTask, string[]>;
  /** The model that compares translations with their originals, where one is configured. */
  judge?: string;
  timeouts: Timeouts;
  /**
   * Calls a model once: an object, or a stream of server-sent events when the input asks for one.
   * @throws an error for `aiFailure`
   */
  run: AiBinding["run"];
};

export const openAi = (config: AiConfig, binding: AiBinding): Ai => ({
  isDemo: config.ai === "demo",
  models: config.models,
  ...(config.judge && { judge: config.judge }),
  timeouts: config.timeouts,
  // The signal stays on this side: a service binding cannot carry one, and a model that is not
  // waited for costs nothing more.
  run: (model, input) => binding.run(model, input),
});
