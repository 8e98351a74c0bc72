import { useOutletContext } from "react-router";
import type { IdentityQuestion } from "./identity-fields.tsx";

/** The outlet context that the page of second factors gives to its dialogs. */
export type TwoFactorOfPage = { prove: IdentityQuestion; isAdmin: boolean };

export const useTwoFactor = () => useOutletContext<TwoFactorOfPage>();
