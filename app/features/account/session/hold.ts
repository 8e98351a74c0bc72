import { href } from "react-router";

/**
 * What a customer answers or signs on a member's device, which opens nothing else meanwhile: the
 * quotes of a link, or a frozen walk-round by its hash.
 */
export type HeldFor = { jobId: string } & ({ linkId: string } | { walk: string });

/** The page of a held session. */
export const heldPage = href("/counter");

/** Whether an address is open to a held session: its page, and what belongs to that. */
export const isOpenWhileHeld = (path: string): boolean =>
  path === heldPage || path.startsWith(`${heldPage}/`);
