import { eq } from "drizzle-orm";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { App } from "../app.ts";

/** A zone in which it is this hour now. */
export function zoneAt(hour: number): string {
  const ahead = ((((hour - new Date().getUTCHours() + 36) % 24) + 24) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

/** Makes it this hour where a shop is. */
export const itIs = (app: App, shopId: string, hour: number) =>
  app.db
    .update(shopSettings)
    .set({ timeZone: zoneAt(hour) })
    .where(eq(shopSettings.shopId, shopId));
