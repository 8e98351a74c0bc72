import { href } from "react-router";
import type { JoinedKind } from "./comparison.ts";

type AddressOf = (id: string, other: string) => string;

const records: Record<JoinedKind, (id: string) => string> = {
  customers: (customerId) => href("/repair-cms/customers/:customerId", { customerId }),
  vehicles: (vehicleId) => href("/repair-cms/vehicles/:vehicleId", { vehicleId }),
};
const choices: typeof records = {
  customers: (customerId) => href("/repair-cms/customers/:customerId/join", { customerId }),
  vehicles: (vehicleId) => href("/repair-cms/vehicles/:vehicleId/join", { vehicleId }),
};
const comparisons: Record<JoinedKind, AddressOf> = {
  customers: (customerId, otherId) =>
    href("/repair-cms/customers/:customerId/join/:otherId", { customerId, otherId }),
  vehicles: (vehicleId, otherId) =>
    href("/repair-cms/vehicles/:vehicleId/join/:otherId", { vehicleId, otherId }),
};
const distinctions: typeof comparisons = {
  customers: (customerId, otherId) =>
    href("/repair-cms/customers/:customerId/join/:otherId/distinct", { customerId, otherId }),
  vehicles: (vehicleId, otherId) =>
    href("/repair-cms/vehicles/:vehicleId/join/:otherId/distinct", { vehicleId, otherId }),
};
const undoings: Record<JoinedKind, AddressOf> = {
  customers: (customerId, mergeId) =>
    href("/repair-cms/customers/:customerId/joins/:mergeId/undo", { customerId, mergeId }),
  vehicles: (vehicleId, mergeId) =>
    href("/repair-cms/vehicles/:vehicleId/joins/:mergeId/undo", { vehicleId, mergeId }),
};

/** Page of a customer or a vehicle. */
export const recordHref = (kind: JoinedKind, id: string): string => records[kind](id);

/** Page that searches for the other record of a join. */
export const chooseHref = (kind: JoinedKind, id: string): string => choices[kind](id);

/** Page that compares two records, of which the first would be kept. */
export const joinHref = (kind: JoinedKind, keptId: string, goneId: string): string =>
  comparisons[kind](keptId, goneId);

/** Address that marks two records as different, or undoes that. */
export const distinctHref = (kind: JoinedKind, keptId: string, goneId: string): string =>
  distinctions[kind](keptId, goneId);

/** Page that confirms undoing a join. */
export const undoHref = (kind: JoinedKind, keptId: string, mergeId: string): string =>
  undoings[kind](keptId, mergeId);

/** Query parameter of a record's page after a join, and after undoing one. */
export const joinedParam = "joined";
export const undoneParam = "undone";
