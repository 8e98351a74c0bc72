import { drizzle } from "drizzle-orm/d1";
import { describe, expect, test, vi } from "vitest";
import { users } from "#app/features/account/tables.server.ts";
import { databaseAnswers } from "#app/platform/db/health.server.ts";
import { log } from "#app/platform/log/log.ts";
import { coveredText, loggedError } from "#app/platform/log/logged-error.ts";
import { currentRun, inRun, logModeOf, newRun } from "#app/platform/log/run.server.ts";
import { serverTiming } from "#app/platform/log/timing.ts";
import { openD1 } from "../../support/d1.ts";

describe("Logging errors", () => {
  test("omits the values of a failed statement from message and stack", async () => {
    const { d1, close } = await openD1();
    const ana = {
      id: "1",
      name: "Ana Ruiz",
      email: "ana@shop.test",
      createdAt: new Date(),
      updatedAt: new Date(),
    };
    const db = drizzle(d1);
    await db.insert(users).values(ana);
    const error = await db
      .insert(users)
      .values(ana)
      .then(
        () => undefined,
        (failure: unknown) => failure,
      );
    expect(String(error)).toContain("Ana Ruiz"); // Drizzle says it all
    const logged = loggedError(error);
    expect(JSON.stringify(logged)).not.toMatch(/Ana|ana@|shop\.test/);
    expect(logged.message).toMatch(/^Failed query: insert into "users" .* values \(\?, /);
    expect(logged.cause?.message).toContain("UNIQUE constraint failed");
    expect(logged.stack).toMatch(/^\s+at /);
    close();
  });

  test("masks quoted input, addresses, keys, tokens and queries", () => {
    const parser = (() => {
      try {
        return JSON.parse('Ana Ruiz, "x"') as unknown;
      } catch (error) {
        return error;
      }
    })();
    expect(JSON.stringify(loggedError(parser))).not.toContain("Ana");
    expect(coveredText("no mail to ana.ruiz+x@shop.test, sorry")).toBe(
      "no mail to (e-mail), sorry",
    );
    expect(coveredText("Invalid API Key provided: sk_live_4eC39HqLyjWDarjtT1zdp7dc")).toBe(
      "Invalid API Key provided: (key)",
    );
    expect(coveredText("https://llave.test/reset-password?token=abc123&x=1 is none")).toBe(
      "https://llave.test/reset-password?… is none",
    );
    expect(coveredText("token 0190f3a27b6c7d8e9f00112233445566 is unknown")).toBe(
      "token (token) is unknown",
    );
    expect(coveredText("job 0190f3a2-7b6c-7d8e-9f00-112233445566 is gone")).toBe(
      "job 0190f3a2-7b6c-7d8e-9f00-112233445566 is gone",
    );
    expect(coveredText("at load (app/features/papers/work-order.server.ts:12:3)")).toBe(
      "at load (app/features/papers/work-order.server.ts:12:3)",
    );
  });

  test("includes causes to a limited depth, and the type of what is not an error", () => {
    const ring = new Error("ring");
    ring.cause = ring;
    expect(JSON.stringify(loggedError(ring)).match(/"ring"/g)).toHaveLength(5);
    expect(loggedError("gone")).toEqual({ name: "string", message: "gone" });
    expect(loggedError(new AggregateError([new Error("first")], "both")).cause?.message).toBe(
      "first",
    );
  });
});

describe("A log line", () => {
  const said = (mode: "all" | "trouble", tell: () => void) => {
    const out = vi.spyOn(console, "error").mockImplementation(() => {});
    inRun(
      { ...newRun("app", { LOG: mode }, "ray-1"), method: "POST", route: "/discussion/new" },
      tell,
    );
    const lines = out.mock.calls.map(([line]) => line as string);
    out.mockRestore();
    return lines;
  };

  test("is one JSON object where everything is logged", () => {
    const [line] = said("all", () =>
      log.error("it broke", new Error("why"), { customer: "cus_1" }),
    );
    expect(JSON.parse(line!)).toMatchObject({
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      level: "error",
      event: "it broke",
      worker: "app",
      request: "ray-1",
      method: "POST",
      route: "/discussion/new",
      customer: "cus_1",
      error: { name: "Error", message: "why" },
    });
    expect(line).not.toContain("\n");
  });

  test("is human-readable in trouble mode", () => {
    const [text] = said("trouble", () =>
      log.error("it broke", new Error("why"), { customer: "cus_1" }),
    );
    expect(text).toMatch(
      /^error: it broke \(POST \/discussion\/new, customer cus_1, request ray-1\)\n {2}Error: why\n\s+at /,
    );
  });

  test("keeps the id of its request across concurrent async work", async () => {
    const idAfter = (id: string, ms: number) =>
      inRun(newRun("app", {}, id), async () => {
        await new Promise((resolve) => setTimeout(resolve, ms));
        return currentRun()?.id;
      });
    expect(await Promise.all([idAfter("a", 8), idAfter("b", 2), idAfter("c", 5)])).toEqual([
      "a",
      "b",
      "c",
    ]);
    expect(currentRun()).toBeUndefined();
  });
});

test("Logs everything on a public address and only trouble locally, unless LOG is set", () => {
  expect(logModeOf({ APP_URL: "https://llave.example" })).toBe("all");
  expect(logModeOf({})).toBe("all");
  expect(logModeOf({ APP_URL: "http://localhost:8787" })).toBe("trouble");
  expect(logModeOf({ APP_URL: "http://localhost.evil.example" })).toBe("all");
  expect(logModeOf({ APP_URL: "http://localhost:8787", LOG: "all" })).toBe("all");
  expect(logModeOf({ APP_URL: "https://llave.example", LOG: "trouble" })).toBe("trouble");
});

test("timings are shown of what was waited for, and never where they could reveal something about others", () => {
  const run = {
    ...newRun("app", {}),
    started: 1_000,
    database: { statements: 3, trips: 2, ms: 9 },
  };
  expect(serverTiming({ ...run, showsTiming: true }, 1_012)).toBe(
    'total;dur=12, d1;dur=9;desc="statements 3 trips 2"',
  );
  expect(serverTiming(run, 1_012)).toBeUndefined();
});

test("a database that does not answer within a second is called ill", async () => {
  const out = vi.spyOn(console, "error").mockImplementation(() => {});
  const hanging = {
    prepare: () => ({ all: () => new Promise(() => {}) }),
  } as unknown as D1Database;
  const began = Date.now();
  expect(await databaseAnswers(hanging)).toBe(false);
  expect(Date.now() - began).toBeLessThan(1_500);
  out.mockRestore();
});
