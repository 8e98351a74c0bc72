import { useOutletContext } from "react-router";
import type { IdentityQuestion } from "./identity-fields.tsx";

/** What the page of second factors gives the dialogs over it. */
export type TwoFactorOfPage = { prove: IdentityQuestion; isAdmin: boolean };

export const useTwoFactor = () => useOutletContext<TwoFactorOfPage>();
