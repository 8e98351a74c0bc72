import type { WordKey } from "#app/values/word-key.ts";

/** The roles of the members of a shop. */
const roles = ["owner", "advisor", "technician"] as const;
export type Role = (typeof roles)[number];
/** The roles that an owner gives. */
export const givenRoles = ["advisor", "technician"] as const satisfies readonly Role[];

export const roleNames = {
  owner: "account:role.owner",
  advisor: "account:role.advisor",
  technician: "account:role.technician",
} as const satisfies Record<Role, WordKey>;

/** Permissions that are checked before a shop's data is read or written. */
export type Permission =
  /** Jobs, customers and vehicles, and the work and quantities of quotes. */
  | "readRecords"
  /** The diagnostic and the status of a job. */
  | "diagnose"
  /** The translations of a job's texts. */
  | "reviewTexts"
  | "editJobs"
  | "deleteJobs"
  /** Two customers or vehicles become one, or one vehicle two, and back. */
  | "joinRecords"
  | "seePrices"
  /** Everyone's appointments; other members see their own. */
  | "planDays"
  /** Quotes, papers, sending, money. */
  | "editQuotes"
  /** Invoices and payments, and every figure of them. */
  | "manageMoney"
  /** Settings, rates, team, export, deletion of the shop. */
  | "manageShop";

/** `byShop`: as the shop set it. */
const permissions: Record<Role, Record<Permission, boolean | "byShop">> = {
  owner: {
    readRecords: true,
    diagnose: true,
    reviewTexts: true,
    editJobs: true,
    deleteJobs: true,
    joinRecords: true,
    seePrices: true,
    planDays: true,
    editQuotes: true,
    manageMoney: true,
    manageShop: true,
  },
  advisor: {
    readRecords: true,
    diagnose: true,
    reviewTexts: true,
    editJobs: true,
    deleteJobs: true,
    joinRecords: true,
    seePrices: true,
    planDays: true,
    editQuotes: true,
    manageMoney: true,
    manageShop: false,
  },
  technician: {
    readRecords: true,
    diagnose: true,
    reviewTexts: true,
    editJobs: true,
    deleteJobs: false,
    joinRecords: false,
    seePrices: "byShop",
    planDays: false,
    editQuotes: false,
    manageMoney: false,
    manageShop: false,
  },
};

type Member = { role: Role; techniciansSeePrices: boolean };

/** Whether this member's role has the permission; false without a shop. */
export function may(member: Member | null | undefined, permission: Permission): boolean {
  if (!member) return false;
  const allowed = permissions[member.role][permission];
  return allowed === "byShop" ? member.techniciansSeePrices : allowed;
}

/** The viewer's shop if it is theirs: its export and deletion are the owner's. */
export const shopOfOwner = <Shop extends Member>({ shop }: { shop: Shop | null }): Shop | null =>
  may(shop, "manageShop") ? shop : null;
