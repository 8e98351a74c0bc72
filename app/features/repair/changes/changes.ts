import type { AuditAction } from "#app/platform/log/audit-actions.ts";

/** What is noted of a shop's settings, and its owner may read. */
export type ShopChange = Extract<AuditAction, `shop.${string}`>;
