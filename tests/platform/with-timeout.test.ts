import { expect, test } from "vitest";
import { TimeoutError, untilAborted, withTimeout } from "#app/platform/with-timeout.ts";

const never = () => new Promise<never>(() => {});

test("Returns the result or error of work that ends in time", async () => {
  expect(await withTimeout(Promise.resolve(1), 1_000)).toBe(1);
  await expect(withTimeout(Promise.reject(new Error("broken")), 1_000)).rejects.toThrow("broken");
});

test("Throws a TimeoutError after the timeout", async () => {
  await expect(withTimeout(never(), 5)).rejects.toThrow(TimeoutError);
});

test("Throws the reason of an aborted signal, before or during the work", async () => {
  const controller = new AbortController();
  const waiting = untilAborted(never(), controller.signal);
  controller.abort(new Error("stopped"));
  await expect(waiting).rejects.toThrow("stopped");
  await expect(withTimeout(never(), 1_000, controller.signal)).rejects.toThrow("stopped");
});
