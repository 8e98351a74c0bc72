import { expect, test } from "vitest";
import { codeIn, textOf } from "./support/sources.ts";

/**
 * Actions that anyone may call: signing in and up, asking for a password, the language, and the
 * address that is nowhere.
 */
const publicForms = [
  "login",
  "login-code",
  "login-passkey",
  "sign-out",
  "forgot-password",
  "reset-password",
  "unsubscribe",
  "language",
  "link",
  "ask",
  "pay",
  "pay-invoice",
  "consent",
  "at-counter",
  "unlock",
  "book",
  "move-visit",
  "cancel-visit",
  "confirm-visit",
  "approve",
  "answer",
  "not-found",
];

const files = codeIn("app/routes");

test("Every action is write(area, …) or a listed public form", () => {
  const open = files
    .filter((file) => /export (const|(async )?function) action\b/.test(textOf(file)))
    .filter((file) => !/export const action = write\(/.test(textOf(file)))
    .map((file) => /([^/]+)\.tsx?$/.exec(file)![1]!);
  expect(open.filter((name) => !publicForms.includes(name))).toEqual([]);
});

test("Every form route has a client action, so that a lost connection keeps the page", () => {
  // Asked by scripts that handle failure themselves, or posts whose answer is another document.
  const exempt = [
    "sign-out",
    "login-passkey",
    "add-passkey",
    "codes-file",
    "check-videos",
    "add-to-job",
    "add",
    "ask",
    "pay",
    "pay-invoice",
    "consent",
    "seen",
    "speech",
    "page",
    "at-counter",
    "unlock",
    "book",
    "approve",
    "answer",
    "move-visit",
    "cancel-visit",
    "confirm-visit",
    "stop",
    "premium",
    "translate",
    "language",
    "link",
    "not-found",
    "position",
  ];
  const bare = files
    .filter((file) => /export (const action\b|async function action\b)/.test(textOf(file)))
    .filter((file) => !/export (const|async function) clientAction\b/.test(textOf(file)))
    .map((file) => file.replace(/^.*\/|\.tsx?$/g, ""));
  expect(bare.filter((name) => !exempt.includes(name))).toEqual([]);
});
