/** Every field that is not a person's to set, in every spelling that came to mind (S3). */
export const stolen: Record<string, string> = Object.fromEntries([
  ...[
    "is_admin",
    "isAdmin",
    "IsAdmin",
    "is-admin",
    "admin",
    "role",
    "user[isAdmin]",
    "profile.isAdmin",
    "data[is_admin]",
  ].map((name) => [name, "true"] as const),
  ...[
    "subscription_status",
    "subscriptionStatus",
    "tier",
    "plan",
    "grant_tier",
    "grantTier",
    "membership[tier]",
  ].map((name) => [name, "premium"] as const),
  ...["subscription_end_date", "subscriptionEndsAt", "grant_end_date", "grantEndsAt"].map(
    (name) => [name, "4102444800000"] as const,
  ),
  ...["id", "user_id", "userId", "owner"].map(
    (name) => [name, "00000000-0000-7000-8000-000000000001"] as const,
  ),
  ...["two_factor_since", "twoFactorSince", "twoFactor"].map((name) => [name, "1"] as const),
  ...["email_verified", "emailVerified"].map((name) => [name, "1"] as const),
  ...["image", "callbackURL", "constructor", "__proto__[isAdmin]"].map(
    (name) => [name, "javascript:alert(1)"] as const,
  ),
]);
