import { useOutletContext } from "react-router";

/** What the account's page gives the dialogs over it. */
export type AccountOfPage = { name: string; email: string; letters: boolean | null };

export const useAccount = () => useOutletContext<AccountOfPage>();
