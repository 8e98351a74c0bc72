import { href } from "react-router";
import type { JoinedKind } from "#app/features/customers/merge/comparison.ts";
import { keyIn, listAddress, oneOf } from "#app/values/list-address.ts";

/** Values that records are compared by. */
export const duplicateKeys = ["phone", "email", "plate", "vin"] as const;
export type DuplicateKey = (typeof duplicateKeys)[number];

export const kindOf: Record<DuplicateKey, JoinedKind> = {
  phone: "customers",
  email: "customers",
  plate: "vehicles",
  vin: "vehicles",
};

/** The list of duplicates. `after`: the key after which the page begins. */
export const duplicatesAddress = listAddress(href("/repair-cms/customers/duplicates"), {
  by: oneOf("by", duplicateKeys, "phone"),
  after: keyIn("after", /^.{1,300}$/s),
});
