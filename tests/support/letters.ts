import type { App } from "./app.ts";

/** The newest letter to this address as the outbox shows it, waited for a moment: letters are written after the answer. */
export async function letterTo(app: App, email: string, tries = 40): Promise<string | undefined> {
  for (let at = 0; at < tries; at++) {
    const list = await (await app.demo("/demo/outbox")).text();
    const entry = list.split("<li>").find((one) => one.includes(`<span>${email}</span>`));
    const path = entry?.match(/href="(\/demo\/outbox\/[^"]+)"/)?.[1];
    if (path) return (await app.demo(path)).text();
    await new Promise((later) => setTimeout(later, 50));
  }
  return undefined;
}

/** The token of the reset link inside a letter. */
export const resetTokenIn = (letter: string): string => letter.match(/\/reset-password#([\w-]+)/)?.[1] ?? "no token";
