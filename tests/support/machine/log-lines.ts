import { expect } from "vitest";
import type { App } from "../app.ts";

export type Line = { level: string; event: string; request?: string; [fact: string]: unknown };

/** The structured lines that the workers have logged so far. */
export const linesIn = (app: App): Line[] =>
  app
    .logged()
    .filter((text) => text.startsWith("{"))
    .map((text) => JSON.parse(text) as Line);

/** The lines of one request, once `event` is among them: the log arrives after the response. */
export async function linesOf(app: App, answer: Response, event = "request"): Promise<Line[]> {
  const id = answer.headers.get("x-request-id");
  await expect
    .poll(() => linesIn(app).some((line) => line.request === id && line.event === event))
    .toBe(true);
  return linesIn(app).filter(({ request }) => request === id);
}
