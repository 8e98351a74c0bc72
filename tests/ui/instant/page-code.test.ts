import { expect, test } from "vitest";
import { importOnce } from "#app/ui/instant/page-code.client.ts";

const script = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

test("Waits for every script where one fails, and never throws", async () => {
  const ran: string[] = [];
  Object.assign(globalThis, { ran });
  const broken = script("globalThis.ran.push('broken'); throw new Error('broken');");
  const slow = script(
    "await new Promise((go) => setTimeout(go, 20)); globalThis.ran.push('slow');",
  );
  await importOnce([broken, slow]);
  expect(ran).toEqual(["broken", "slow"]);
});
