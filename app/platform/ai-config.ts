/** What the app worker is told about Workers AI. Models die, so they are named in the configuration, the second choice after a comma. */
export type AiVars = Partial<Record<"AI" | "AI_CHAT_MODELS" | "AI_VISION_MODELS" | "AI_TRANSLATION_MODELS", string>>;

/** What a model is asked for. */
export type AiTask = "chat" | "vision" | "translation";

export type AiConfig = {
  /** Who thinks: Cloudflare's models, or the stand-in on this machine. */
  ai: "workers-ai" | "demo";
  /** The models of each task, first choice first. No model for pictures: pictures are not sent. */
  models: Record<AiTask, string[]>;
};

/** The stand-in knows its tasks by these names. */
const demo: Record<AiTask, string[]> = { chat: ["demo/chat"], vision: ["demo/chat"], translation: ["demo/translation"] };

/** Reads what the models need, and says what is wrong with it (names only). `local` is whether this is one's own machine. */
export function readAi(vars: AiVars, local: boolean): { config: AiConfig; problems: string[] } {
  const problems: string[] = [];
  const ai = vars.AI;
  if (ai !== "workers-ai" && ai !== "demo") problems.push("AI is neither workers-ai nor demo");
  if (ai === "demo" && !local) problems.push("AI=demo is for this machine only");
  const models = { chat: list(vars.AI_CHAT_MODELS), vision: list(vars.AI_VISION_MODELS), translation: list(vars.AI_TRANSLATION_MODELS) };
  if (ai === "workers-ai") {
    for (const [task, named] of Object.entries(models)) {
      if (named.length === 0 && task !== "vision") problems.push(`AI_${task.toUpperCase()}_MODELS is missing`);
      if (named.some((model) => !/^@(cf|hf)\/\S+$/.test(model))) problems.push(`AI_${task.toUpperCase()}_MODELS does not name models`);
    }
  }
  return { problems, config: ai === "demo" ? { ai, models: demo } : { ai: "workers-ai", models } };
}

const list = (text = ""): string[] => text.split(",").flatMap((name) => name.trim() || []);
