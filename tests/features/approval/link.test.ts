import { expect, test } from "vitest";
import { linkState } from "#app/features/approval/links/link.ts";

const open = {
  revokedAt: null,
  expiresAt: 100,
  isDecided: false,
  isReplaced: false,
  isChanged: false,
};

test("Tells the state of a link", () => {
  expect(linkState(open, 99)).toBe("open");
  expect(linkState(open, 100)).toBe("expired");
  expect(linkState({ ...open, isChanged: true }, 99)).toBe("changed");
  expect(linkState({ ...open, isReplaced: true, isChanged: true }, 100)).toBe("replaced");
});

test("Shows a decision after the link has expired, but not after it was revoked", () => {
  const decided = { ...open, isDecided: true, isChanged: true };
  expect(linkState(decided, 1_000)).toBe("decided");
  expect(linkState({ ...decided, revokedAt: 5 }, 10)).toBe("revoked");
});
