import type { App } from "./app.ts";

/**
 * The newest letter to this address as the outbox shows it, waited for a moment: letters are
 * written after the answer.
 */
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
export const resetTokenIn = (letter: string): string =>
  letter.match(/\/reset-password#([\w-]+)/)?.[1] ?? "no token";

/** How many letters with this subject this address has got; waited for until there are `least`. */
export async function countLetters(
  app: App,
  email: string,
  subject: string,
  least = 1,
): Promise<number> {
  let found = 0;
  for (let at = 0; at < 40 && found < least; at++) {
    if (at > 0) await new Promise((later) => setTimeout(later, 50));
    const list = await (await app.demo("/demo/outbox")).text();
    found = list
      .split("<li>")
      .filter((one) => one.includes(`<span>${email}</span>`) && one.includes(subject)).length;
  }
  return found;
}
