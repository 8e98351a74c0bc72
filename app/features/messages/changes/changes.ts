import type { AuditAction } from "#app/platform/log/audit-actions.ts";

/** What is noted of how a shop writes, and its owner may read. */
export const messageChanges = [
  "shop.texting",
  "shop.textingRemoved",
  "shop.templates",
] as const satisfies readonly AuditAction[];
export type MessageChange = (typeof messageChanges)[number];
