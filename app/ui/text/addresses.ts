import { createContext, useContext } from "react";

/** The addresses that components of every feature link to; the root names them. */
export type Addresses = {
  /** The sign-in page that returns to this path. */
  signIn: (returnTo: string) => string;
  /** Addresses to which a guard redirects a refused write: the input was not saved. */
  refused: readonly string[];
  /** The page of a code's meaning; `jobId`: on the car of this job. */
  faultCode: (code: string, jobId?: string) => string;
};

export const AddressesContext = createContext<Addresses>({
  signIn: () => "",
  refused: [],
  faultCode: () => "",
});

export const useAddresses = (): Addresses => useContext(AddressesContext);
