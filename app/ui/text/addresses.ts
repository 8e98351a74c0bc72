import { createContext, useContext } from "react";

/** The addresses that components of every feature link to; the root names them. */
export type Addresses = {
  /** The sign-in page that leads back to this path. */
  signIn: (returnTo: string) => string;
  /** Where a guard redirects a refused write: what was typed was not saved. */
  refused: readonly string[];
  /** What a code means; `jobId`: on the car of this job. */
  faultCode: (code: string, jobId?: string) => string;
};

export const AddressesContext = createContext<Addresses>({
  signIn: () => "",
  refused: [],
  faultCode: () => "",
});

export const useAddresses = (): Addresses => useContext(AddressesContext);
