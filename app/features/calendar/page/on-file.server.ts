import { knownOf, knownQuery } from "#app/features/customers/suggest.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

type OnFile = { shopId: string; customerId: string | null; vehicleId: string | null };

/** Those of this shop that were chosen; ids of others are nobody. */
export async function onFile(db: Db, { shopId, customerId, vehicleId }: OnFile) {
  if (!customerId && !vehicleId) return { customerId: null, vehicleId: null };
  const known = knownOf(await knownQuery(db, shopId, { customerId, vehicleId }));
  return {
    customerId: customerId && known?.customer?.id === customerId ? customerId : null,
    vehicleId: vehicleId && known?.vehicle?.id === vehicleId ? vehicleId : null,
  };
}
