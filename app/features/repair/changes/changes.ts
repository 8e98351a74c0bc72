import type { AuditAction } from "#app/platform/log/audit-actions.ts";

/** Audited changes of a shop's settings, which its owner may read. */
export type ShopChange = Extract<AuditAction, `shop.${string}`>;
