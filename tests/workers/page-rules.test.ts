import { expect, test } from "vitest";
import { readsReplica, showsPlayer } from "../../workers/page-rules.ts";

test.each(["/discussion", "/discussion.data", "/videos/1/position", "/admin/news/new.data"])(
  "a write at %s leaves a bookmark",
  (pathname) => expect(readsReplica(pathname)).toBe(true),
);

test.each(["/", "/login", "/repair-cms/new", "/ai-chat", "/discussions", "/account/name"])(
  "a write at %s leaves none",
  (pathname) => expect(readsReplica(pathname)).toBe(false),
);

test("only pages of videos may frame the player", () => {
  expect(["/videos", "/videos/7"].map(showsPlayer)).toEqual([true, true]);
  expect(["/", "/live", "/videosx"].map(showsPlayer)).toEqual([false, false, false]);
});
