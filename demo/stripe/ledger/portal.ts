import { type Portal, portalOf } from "../objects/portal.ts";
import { type Draft, nextId, presentCustomer } from "./account.ts";

export type NewPortal = {
  origin: string;
  returnUrl: string | null;
  locale: string | null;
  secret: string;
};

export function openPortal(draft: Draft, { origin, returnUrl, locale, secret }: NewPortal): Portal {
  const { id: customer } = presentCustomer(draft.account);
  const id = `${nextId(draft, "bps")}${secret}`;
  const portal = portalOf(
    { id, customer, return_url: returnUrl, locale, url: `${origin}/demo/portal/${id}` },
    draft.now,
  );
  draft.account.portals = [...draft.account.portals.slice(-19), portal];
  return portal;
}
