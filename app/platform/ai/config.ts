/**
 * The configuration of Workers AI. Models die, so they are named in the configuration,
 * the second choice after a comma.
 */
export type AiVars = Partial<
  Record<
    | "AI"
    | "AI_CHAT_MODELS"
    | "AI_VISION_MODELS"
    | "AI_TRANSLATION_MODELS"
    | "AI_JUDGE_MODEL"
    | "AI_SPEECH_MODELS"
    | "AI_PATIENCE",
    string
  >
>;

/** Tasks of models. */
export type AiTask = "chat" | "vision" | "translation" | "speech";

export type AiConfig = {
  /** The provider: Cloudflare's models, the stand-in on this machine, or none. */
  ai: "workers-ai" | "demo" | "off";
  /**
   * The models of each task, first choice first. Without a model for pictures, none are sent;
   * without one for speech, dictation is not offered.
   */
  models: Record<AiTask, string[]>;
  /**
   * The model that compares every translation for a customer with its original. Without one they
   * all wait for a person.
   */
  judge?: string;
  timeouts: Timeouts;
};

/** The timeouts of a model, in milliseconds: before its first word, between two, and in total. */
export type Timeouts = { first: number; between: number; total: number };

/** A 70B model answers its first word in one to three seconds, in a busy hour in ten. */
const defaultTimeouts: Timeouts = { first: 25_000, between: 15_000, total: 90_000 };

/** The stand-in's model names for its tasks. */
const demo: Record<AiTask, string[]> = {
  chat: ["demo/chat"],
  vision: ["demo/chat"],
  translation: ["demo/translation"],
  speech: ["demo/speech"],
};
const none: Record<AiTask, string[]> = { chat: [], vision: [], translation: [], speech: [] };
const optional: ReadonlySet<string> = new Set(["vision", "speech"] satisfies AiTask[]);

/**
 * Reads the models' configuration and lists its problems (names only). `local` is whether this is
 * the developer's machine.
 */
export function readAi(vars: AiVars, local: boolean): { config: AiConfig; problems: string[] } {
  const problems: string[] = [];
  const ai = vars.AI;
  if (ai !== "workers-ai" && ai !== "demo" && ai !== "off")
    problems.push("AI is none of workers-ai, demo and off");
  if (ai === "demo" && !local) problems.push("AI=demo is for this machine only");
  const models = {
    chat: list(vars.AI_CHAT_MODELS),
    vision: list(vars.AI_VISION_MODELS),
    translation: list(vars.AI_TRANSLATION_MODELS),
    speech: list(vars.AI_SPEECH_MODELS),
  };
  if (ai === "workers-ai") {
    for (const [task, named] of Object.entries(models)) {
      if (named.length === 0 && !optional.has(task))
        problems.push(`AI_${task.toUpperCase()}_MODELS is missing`);
      if (named.some((model) => !isModel(model)))
        problems.push(`AI_${task.toUpperCase()}_MODELS does not name models`);
    }
  }
  const [judge, ...more] = list(vars.AI_JUDGE_MODEL);
  if (more.length > 0 || (judge && ai === "workers-ai" && !isModel(judge)))
    problems.push("AI_JUDGE_MODEL does not name one model");
  const timeouts = readTimeouts(vars.AI_PATIENCE);
  if (!timeouts) problems.push("AI_PATIENCE is not three numbers of milliseconds");
  const rest = { timeouts: timeouts ?? defaultTimeouts };
  if (ai === "off") return { problems, config: { ai, models: none, ...rest } };
  const config: AiConfig =
    ai === "demo"
      ? { ai, models: demo, judge: "demo/judge", ...rest }
      : { ai: "workers-ai", models, ...(judge && { judge }), ...rest };
  return { problems, config };
}

const isModel = (name: string) => /^@(cf|hf)\/\S+$/.test(name);

/** `25000, 15000, 90000`: first word, between two, in all; nothing is the usual. */
function readTimeouts(text = ""): Timeouts | undefined {
  if (text.trim() === "") return defaultTimeouts;
  const [first, between, total, ...more] = text.split(",").map(Number);
  const good =
    [first, between, total].every((ms) => Number.isInteger(ms) && ms! > 0) && more.length === 0;
  return good ? { first: first!, between: between!, total: total! } : undefined;
}

const list = (text = ""): string[] => text.split(",").flatMap((name) => name.trim() || []);
