import { href } from "react-router";

/**
 * The only page that a held device opens: the quotes of a link or a frozen walk-round (by its hash)
 * that a customer answers or signs on it, or the time clock of the shop.
 */
export type HeldFor =
  | ({ jobId: string } & ({ linkId: string } | { walk: string }))
  | { clock: true };

/** The page of a held session. */
export const heldPage = (heldFor: HeldFor): string =>
  "clock" in heldFor ? href("/repair-cms/time/tablet") : href("/counter");

/** Whether an address is open to a held session: its page, and what belongs to that. */
export const isOpenWhileHeld = (heldFor: HeldFor, path: string): boolean => {
  const page = heldPage(heldFor);
  return path === page || path.startsWith(`${page}/`);
};
