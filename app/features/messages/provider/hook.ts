/** The webhook address of a shop's provider; reports have our own message id behind it. */
export const hookAddress = (appUrl: string, key: string, message?: string): string =>
  `${appUrl}/webhooks/messages/${key}${message ? `?message=${message}` : ""}`;

/** A key of such an address: 32 random bytes. */
export const isHookKey = (key: string): boolean => /^[\w-]{43}$/.test(key);
