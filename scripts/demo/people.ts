import type { Role } from "#app/features/account/role.ts";
import type { Language } from "#app/values/language.ts";
import type { Tier } from "#app/values/tier.ts";
import { demoAccounts } from "../local/welcome.ts";

type Person = {
  email: string;
  name: string;
  subscription: Tier;
  grant?: Tier;
  isAdmin?: boolean;
  /** The language of the interface. */
  language?: Language;
  /** Role in the Diamond account's shop. */
  role?: Exclude<Role, "owner">;
};

const [free, bronze, diamond, admin, advisor, technician] = demoAccounts;

/**
 * Demo accounts that can sign in. Plans end in ten years; the administrator has a Diamond grant,
 * to see everything. The advisor and the technician work in the Diamond account's shop.
 */
export const people: readonly Person[] = [
  { email: free, name: "Luis Ortega", subscription: "free" },
  { email: bronze, name: "Karen Whitfield", subscription: "medium" },
  { email: diamond, name: "Rosa Ramírez", subscription: "premium" },
  { email: admin, name: "Daniel Soto", subscription: "free", grant: "premium", isAdmin: true },
  { email: advisor, name: "Megan Doyle", subscription: "free", role: "advisor", language: "en" },
  {
    email: technician,
    name: "Julián Cantú",
    subscription: "free",
    role: "technician",
    language: "es",
  },
];
