/** Where a shop's provider posts what comes in; behind it our own id of a message, for reports. */
export const hookAddress = (appUrl: string, key: string, message?: string): string =>
  `${appUrl}/webhooks/messages/${key}${message ? `?message=${message}` : ""}`;

/** A key of such an address: 32 random bytes. */
export const isHookKey = (key: string): boolean => /^[\w-]{43}$/.test(key);
