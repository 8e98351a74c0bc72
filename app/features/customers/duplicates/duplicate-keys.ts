import { href } from "react-router";
import type { JoinedKind } from "#app/features/customers/merge/comparison.ts";

/** Values that records are compared by. */
export const duplicateKeys = ["phone", "email", "plate", "vin"] as const;
export type DuplicateKey = (typeof duplicateKeys)[number];

export const kindOf: Record<DuplicateKey, JoinedKind> = {
  phone: "customers",
  email: "customers",
  plate: "vehicles",
  vin: "vehicles",
};

/** Reads the query of the list of duplicates, ignoring invalid values. */
export function readDuplicateSearch(params: URLSearchParams) {
  const by = duplicateKeys.find((key) => key === params.get("by")) ?? "phone";
  return { by, after: params.get("after")?.slice(0, 300) || undefined };
}

/** Address of the list. `after`: the key after which the page begins. */
export function duplicatesHref(by: DuplicateKey, after?: string): string {
  const params = new URLSearchParams({ by, ...(after && { after }) });
  return `${href("/repair-cms/customers/duplicates")}?${params}`;
}
