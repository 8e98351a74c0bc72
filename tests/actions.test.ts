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
  "sign-up",
  "sign-out",
  "forgot-password",
  "reset-password",
  "unsubscribe",
  "language",
  "not-found",
];

const files = codeIn("app/routes");

test("every action is a write behind its area, or one of the few public forms", () => {
  const open = files
    .filter((file) => /export (const|(async )?function) action\b/.test(textOf(file)))
    .filter((file) => !/export const action = write\(/.test(textOf(file)))
    .map((file) => /([^/]+)\.tsx?$/.exec(file)![1]!);
  expect(open.filter((name) => !publicForms.includes(name))).toEqual([]);
});

test("every form's route answers in the browser too, so that a lost connection never replaces the page", () => {
  // Asked by scripts that handle failure themselves, or posts whose answer is another document.
  const exempt = [
    "sign-out",
    "login-passkey",
    "add-passkey",
    "codes-file",
    "check-videos",
    "add-to-job",
    "ask",
    "stop",
    "premium",
    "translate",
    "language",
    "not-found",
    "position",
  ];
  const bare = files
    .filter((file) => /export (const action\b|async function action\b)/.test(textOf(file)))
    .filter((file) => !/export (const|async function) clientAction\b/.test(textOf(file)))
    .map((file) => file.replace(/^.*\/|\.tsx?$/g, ""));
  expect(bare.filter((name) => !exempt.includes(name))).toEqual([]);
});
