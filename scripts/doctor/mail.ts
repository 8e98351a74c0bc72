import type { Check } from "./finding.ts";
import { ask } from "./question.ts";

/**
 * A real message to the owner. Whether it reaches the inbox, only its reader can see
 * (docs/launch.md).
 */
export const mail: Check = {
  door: "mail",
  ask: async (at) => {
    const to = at.expected.owner;
    const refused = (why: string) =>
      `Email Service refuses a message to ${to} (${why}): check in the dashboard, Email, that the domain of MAIL_FROM is set up for sending.`;
    await ask(at, { ask: "mail", to }, refused);
    return at.standIns
      ? `the stand-in for mail took a message to ${to}: read it at /demo/outbox`
      : `a message to ${to} was accepted: look whether it arrived`;
  },
};
