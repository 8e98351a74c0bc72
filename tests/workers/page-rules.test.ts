import { expect, test } from "vitest";
import { readsReplica, showsPlayer } from "../../workers/page-rules.ts";

test.each(["/discussion", "/discussion.data", "/videos/1/position", "/admin/news/new.data"])(
  "Sets a bookmark after a write at %s",
  (pathname) => expect(readsReplica(pathname)).toBe(true),
);

test.each(["/", "/login", "/repair-cms/new", "/ai-chat", "/discussions", "/account/name"])(
  "Sets no bookmark after a write at %s",
  (pathname) => expect(readsReplica(pathname)).toBe(false),
);

test("Allows the video player's frame on video pages only", () => {
  expect(["/videos", "/videos/7"].map(showsPlayer)).toEqual([true, true]);
  expect(["/", "/live", "/videosx"].map(showsPlayer)).toEqual([false, false, false]);
});
