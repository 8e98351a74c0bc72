import type { Membership } from "./membership.ts";

/** The person behind a request: signed in, and what may be entered. */
export type Viewer = {
  id: string;
  name: string;
  email: string;
  isAdmin: boolean;
  membership: Membership;
  /** The session behind this request, so that the account page can mark it. */
  sessionId: string;
};
