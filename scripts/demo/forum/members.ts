import { demoAccounts } from "../../local/welcome.ts";

const [, bronze, diamond, admin] = demoAccounts;

/**
 * Authors in the demo forum: three who can sign in, and others who cannot. One has no name.
 */
export const members = {
  karen: { email: bronze, name: "" },
  rosa: { email: diamond, name: "" },
  daniel: { email: admin, name: "" },
  hector: { email: "hector@demo.llave.test", name: "Héctor Villanueva" },
  mike: { email: "mike@demo.llave.test", name: "Mike Brennan" },
  sofia: { email: "sofia@demo.llave.test", name: "Sofía Ledesma" },
  dwayne: { email: "dwayne@demo.llave.test", name: "Dwayne Carter" },
  paty: { email: "paty@demo.llave.test", name: "Paty Olvera" },
  tom: { email: "tom@demo.llave.test", name: "Tom Eriksen" },
  nameless: { email: "nameless@demo.llave.test", name: "" },
} as const;

export type Member = keyof typeof members;

/** Members who exist only for the forum. */
export const guests = Object.values(members).filter(
  ({ email }) => !demoAccounts.some((one) => one === email),
);
