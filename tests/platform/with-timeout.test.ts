import { expect, test } from "vitest";
import { TimeoutError, untilAborted, withTimeout } from "#app/platform/with-timeout.ts";

const never = () => new Promise<never>(() => {});

test("work that ends in time gives its result or its error", async () => {
  expect(await withTimeout(Promise.resolve(1), 1_000)).toBe(1);
  await expect(withTimeout(Promise.reject(new Error("broken")), 1_000)).rejects.toThrow("broken");
});

test("work that takes too long ends in a TimeoutError", async () => {
  await expect(withTimeout(never(), 5)).rejects.toThrow(TimeoutError);
});

test("an aborted signal ends the wait with its reason, before or during the work", async () => {
  const controller = new AbortController();
  const waiting = untilAborted(never(), controller.signal);
  controller.abort(new Error("stopped"));
  await expect(waiting).rejects.toThrow("stopped");
  await expect(withTimeout(never(), 1_000, controller.signal)).rejects.toThrow("stopped");
});
