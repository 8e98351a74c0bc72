import { ask } from "./question.ts";
import type { Check } from "./run-checks.ts";

/**
 * A real message to the owner. Whether it reaches the inbox, only its reader can see
 * (docs/deploy.md).
 */
export const mail: Check = {
  name: "mail",
  ask: async (target) => {
    const to = target.expected.owner;
    const refused = (why: string) =>
      `Email Service refuses a message to ${to} (${why}): check in the dashboard, Email, that the domain of MAIL_FROM is set up for sending.`;
    await ask(target, { ask: "mail", to }, refused);
    return target.standIns
      ? `the stand-in for mail took a message to ${to}: read it at /demo/outbox`
      : `a message to ${to} was accepted: see that it arrived`;
  },
};
