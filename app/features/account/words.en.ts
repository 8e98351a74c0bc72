export const en = {
  session: { none: "User not authenticated", expired: "No active session found", signInAgain: "Sign in again" },
} as const;
