import { href } from "react-router";
import type { JoinedKind } from "#app/features/customers/merge/comparison.ts";

/** What records are compared by, and which records. */
export const duplicateKeys = ["phone", "email", "plate", "vin"] as const;
export type DuplicateKey = (typeof duplicateKeys)[number];

export const kindOf: Record<DuplicateKey, JoinedKind> = {
  phone: "customers",
  email: "customers",
  plate: "vehicles",
  vin: "vehicles",
};

/** What the list of duplicates is asked for; what makes no sense is as if it were not there. */
export function readDuplicateSearch(params: URLSearchParams) {
  const by = duplicateKeys.find((key) => key === params.get("by")) ?? "phone";
  return { by, after: params.get("after")?.slice(0, 300) || undefined };
}

/** The address of the list. `after`: the key that the page begins behind. */
export function duplicatesHref(by: DuplicateKey, after?: string): string {
  const params = new URLSearchParams({ by, ...(after && { after }) });
  return `${href("/repair-cms/customers/duplicates")}?${params}`;
}
