import library from "#app/features/codes/library.json?raw";
import { readLibrary } from "#app/features/codes/library.ts";
import { chat } from "./chat.ts";
import { judge } from "./judge.ts";
import { listen } from "./speech.ts";
import { translate } from "./translation.ts";

// This worker has no static files.
readLibrary(library);

/** What each name of a model does, in Cloudflare's shapes. */
const tasks: Record<string, (input: Record<string, unknown>, wordDelay?: number) => unknown> = {
  "demo/chat": chat,
  "demo/translation": translate,
  "demo/judge": judge,
  "demo/speech": listen,
};

/** The stand-in's answer; `wordDelay` is for streamed ones. @throws as Cloudflare does when there is no such model. */
export function think(model: string, input: Record<string, unknown>, wordDelay?: number): unknown {
  const task = tasks[model];
  if (!task) throw new Error(`5007: No such model ${model} or task`);
  return task(input, wordDelay);
}
