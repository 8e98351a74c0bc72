import { useOutletContext } from "react-router";

/** The outlet context that the account page gives to its dialogs. */
export type AccountOfPage = { name: string; email: string; letters: boolean | null };

export const useAccount = () => useOutletContext<AccountOfPage>();
