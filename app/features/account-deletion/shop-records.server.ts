import { customers, vehicles } from "#app/features/customers/tables.server.ts";
import { cannedQuotes } from "#app/features/quotes/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { ShopRecords } from "#app/features/shop/invitations/find-invitation.server.ts";

/** Tables whose rows keep a shop from being deleted when its owner is invited elsewhere. */
export const shopRecords: ShopRecords = [repairJobs, customers, vehicles, cannedQuotes];
