import { expect, test } from "vitest";
import { linkState } from "#app/features/approval/links/link.ts";
import { html } from "#app/features/approval/page/html.ts";

const open = {
  ...{ revokedAt: null, expiresAt: 100 },
  ...{ isDecided: false, isReplaced: false, isChanged: false },
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

test("Escapes every value of a page", () => {
  const hostile = `"><script>alert('&')</script>`;
  const escaped = "&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;";
  expect(html`<p title="${hostile}">${[hostile, html`<b>${1}</b>`, null, false]}</p>`.text).toBe(
    `<p title="${escaped}">${escaped}<b>1</b></p>`,
  );
});
