import { demoAccounts } from "../welcome.ts";

const [free, bronze, diamond, admin] = demoAccounts as [string, string, string, string];

/**
 * The four people who can sign in. Plans end in ten years; the administrator is given a Diamond
 * plan too, so as to see everything.
 */
export const people = [
  { email: free, name: "Luis Ortega", subscription: "free", grant: null, isAdmin: false },
  { email: bronze, name: "Karen Whitfield", subscription: "medium", grant: null, isAdmin: false },
  { email: diamond, name: "Rosa Ramírez", subscription: "premium", grant: null, isAdmin: false },
  { email: admin, name: "Daniel Soto", subscription: "free", grant: "premium", isAdmin: true },
] as const;
