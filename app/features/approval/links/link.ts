/**
 * `decided`: its revision has a decision, by this link or another. `replaced`: there is a newer
 * revision. `changed`: the shop has since changed or decided a quote that is in it.
 */
export type LinkState = "revoked" | "decided" | "expired" | "replaced" | "changed" | "open";

type Facts = {
  revokedAt: number | null;
  expiresAt: number;
  isDecided: boolean;
  isReplaced: boolean;
  isChanged: boolean;
};

/** The most letters to customers that a shop sends in a day. */
export const lettersPerDay = 200;

/** Columns of a link that is not opened and sends no reminder. */
export const unopened = {
  email: null,
  openedAt: null,
  revokedAt: null,
  decidedAt: null,
  remindAt: null,
  remindedAt: null,
  reminderHash: null,
  messageHash: null,
  reminderTries: 0,
} as const;

/** State of a link. A decision outlasts everything but a revocation. */
export function linkState(link: Facts, now: number): LinkState {
  if (link.revokedAt !== null) return "revoked";
  if (link.isDecided) return "decided";
  if (link.isReplaced) return "replaced";
  if (link.expiresAt <= now) return "expired";
  return link.isChanged ? "changed" : "open";
}

/** Hexadecimal, because the log recognizes and covers one long run (`coveredText`). */
export const isToken = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

export const newLinkToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
