/** A passkey as its owner sees it; instants in milliseconds. */
export type ShownPasskey = {
  id: string;
  name: string;
  createdAt: number;
  lastUsedAt: number | null;
};

/** The second factors of a user; `appSince` in milliseconds, null without an authenticator app. */
export type TwoFactorState = {
  appSince: number | null;
  passkeys: ShownPasskey[];
  codesLeft: number;
};

/** The most passkeys per user. */
export const mostPasskeys = 10;
