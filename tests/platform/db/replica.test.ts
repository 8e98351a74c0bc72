import { expect, test, vi } from "vitest";
import { bookmarkCookie, openReplica } from "#app/platform/db/replica.server.ts";

/**
 * A database that notes how it was asked for sessions; its primary is at this bookmark, or fails,
 * or never answers.
 */
function openNoting(at: string | null | Error | "hangs") {
  const sessions: string[] = [];
  const d1 = {
    prepare: () => ({}),
    withSession: (constraint: string) => {
      sessions.push(constraint);
      const run = async () => {
        if (at instanceof Error) throw at;
        if (at === "hangs") await new Promise(() => {});
      };
      return { prepare: () => ({ run }), getBookmark: () => at };
    },
  } as unknown as D1Database;
  return { d1, sessions };
}

const mark = "00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683";
const asks = (method: string, cookie = "") =>
  new Request("https://llave.test/discussion", { method, headers: { cookie } });
const answered = { status: 302, readsReplica: true };

test("a reader is given the nearest copy, and after a write one that has it", () => {
  const { d1, sessions } = openNoting(mark);
  openReplica(d1, asks("GET"));
  openReplica(d1, asks("GET", `lng=es; llave.bookmark=${mark}; tz=UTC`));
  openReplica(d1, asks("HEAD", "llave.bookmark=first-primary"));
  expect(sessions).toEqual(["first-unconstrained", mark, "first-primary"]);
});

test("what is no bookmark of ours is not handed on", () => {
  const { d1, sessions } = openNoting(mark);
  for (const odd of [
    "first-unconstrained",
    "x",
    "'; drop table users",
    "a".repeat(500),
    "",
    "xllave.bookmark=1",
  ])
    openReplica(d1, asks("GET", `llave.bookmark=${odd}`));
  openReplica(d1, asks("GET", `other.llave.bookmark=${mark}`));
  expect(new Set(sessions)).toEqual(new Set(["first-unconstrained"]));
});

test("the page that a write itself answers reads the primary", () => {
  const { d1, sessions } = openNoting(mark);
  openReplica(d1, asks("POST"));
  expect(sessions).toEqual([]);
});

test("a write whose lists are read from copies leaves a bookmark for ten minutes", async () => {
  const { d1, sessions } = openNoting(mark);
  expect(await bookmarkCookie(d1, asks("POST"), answered)).toBe(
    `llave.bookmark=${mark}; Max-Age=600; Path=/; HttpOnly; SameSite=Lax`,
  );
  expect(sessions).toEqual(["first-primary"]);
});

test("no other answer does", async () => {
  const { d1, sessions } = openNoting(mark);
  expect(
    await bookmarkCookie(d1, asks("POST"), { ...answered, readsReplica: false }),
  ).toBeUndefined();
  for (const status of [401, 403, 422])
    expect(await bookmarkCookie(d1, asks("POST"), { ...answered, status })).toBeUndefined();
  expect(
    await bookmarkCookie(d1, asks("GET", `llave.bookmark=${mark}`), { ...answered, status: 200 }),
  ).toBeUndefined();
  expect(sessions).toEqual([]);
});

test("without a bookmark to be had, the primary is read for as long", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  for (const at of [null, new Error("the primary is away")])
    expect(await bookmarkCookie(openNoting(at).d1, asks("POST"), answered)).toMatch(
      /^llave\.bookmark=first-primary;/,
    );
  warned.mockRestore();
});

test("a primary that hangs after the write keeps nobody waiting", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.useFakeTimers();
  const cookie = bookmarkCookie(openNoting("hangs").d1, asks("POST"), answered);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await cookie).toMatch(/^llave\.bookmark=first-primary;/);
  vi.useRealTimers();
  warned.mockRestore();
});

test("after a write that failed the primary is read: it may be done nevertheless", async () => {
  const { d1, sessions } = openNoting(mark);
  expect(
    await bookmarkCookie(d1, asks("POST", `llave.bookmark=${mark}`), { ...answered, status: 503 }),
  ).toMatch(/^llave\.bookmark=first-primary; Max-Age=600;/);
  expect(
    await bookmarkCookie(d1, asks("POST"), {
      ...answered,
      status: 503,
      readsReplica: false,
    }),
  ).toBeUndefined();
  expect(sessions).toEqual([]);
});

test("after a read that failed the primary is read, since the database may not know the bookmark any more", async () => {
  const { d1 } = openNoting(mark);
  const failed = { ...answered, status: 503 };
  expect(await bookmarkCookie(d1, asks("GET", `llave.bookmark=${mark}`), failed)).toBe(
    "llave.bookmark=first-primary; Max-Age=600; Path=/; HttpOnly; SameSite=Lax",
  );
  expect(await bookmarkCookie(d1, asks("GET"), failed)).toBeUndefined();
});
