import { may } from "#app/features/account/role.ts";
import type { Viewer } from "#app/features/account/viewer.ts";

/** From where a viewer came to the page of the plans, as its address says. */
export const arrivalOf = (search: URLSearchParams, viewer: Viewer) => ({
  checkout: search.get("checkout"),
  changed: search.get("changed"),
  // The plan of its owner opens a shop; a member's own would not.
  from: search.get("from") === "repair" && worksForAnother(viewer) ? "shop" : search.get("from"),
  plan: search.get("plan"),
});

const worksForAnother = ({ shop }: Viewer) => shop !== null && !may(shop, "manageShop");
