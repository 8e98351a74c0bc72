import { href } from "react-router";
import type { Tier } from "#app/values/tier.ts";
import type { WordKey } from "#app/values/word-key.ts";

/** The viewer's properties that the shell needs. */
export type ShellViewer = {
  name: string;
  isAdmin: boolean;
  tier: Tier;
  /** The plan that currently entitles them to support by e-mail. */
  support?: Exclude<Tier, "free"> | undefined;
  /** Whether they have subscribed before: then there is no free trial. */
  tried: boolean;
  /** Whether their topics have new replies. */
  replies?: boolean;
  /** Their permissions in their shop, where it is open to them. */
  shop?: { quotes: boolean; parts: boolean; money: boolean; settings: boolean } | undefined;
  /** The areas that the guards currently let them enter. */
  may: Record<"codes" | "forum" | "videos" | "repair" | "assistant" | "live" | "admin", boolean>;
};

/**
 * A place of the navigation. `view`: the value of the query parameter, where a page is several
 * places. `icon`: the path that a phone's tab bar draws above the label.
 */
export type Place = { to: string; label: WordKey; end?: boolean; view?: string; icon?: string };

const news: Place = {
  to: href("/noticias"),
  label: "site:nav.news",
  icon: "M3 4h14v16H5l-2-2zm14 5h4v9l-2 2h-2M7 9h6m-6 4h6m-6 3h4",
};
const videos: Place = {
  to: href("/videos"),
  label: "site:nav.videos",
  icon: "M3 5h18v14H3zm7 4v6l5-3z",
};
export const codes: Place = {
  to: href("/codes"),
  label: "site:nav.codes",
  icon: "M3 3h9l9 9-9 9-9-9zm5 5v.01",
};
const forum: Place = {
  to: href("/discussion"),
  label: "site:nav.forum",
  icon: "M3 4h12v9H9l-4 4v-4H3zm16 4h2v9h-2v4l-4-4h-4",
};
export const cms: Place = {
  to: href("/repair-cms"),
  label: "site:nav.cms",
  icon: "M15 9h5q1-4-2-6-9-2-8 6l-7 7q0 4 5 5l7-7q8 1 6-6z",
};
export const jobs: Place = {
  to: href("/repair-cms"),
  label: "site:nav.jobs",
  view: "",
  icon: "M9 5H5v16h14V5h-4M9 3h6v4H9zm0 8h6m-6 5h6",
};
export const board: Place = {
  to: `${href("/repair-cms")}?view=board`,
  label: "site:nav.board",
  view: "board",
  icon: "M4 4h4v16H4zm6 0h4v9h-4zm6 0h4v13h-4z",
};
export const assistant: Place = {
  to: href("/assistant"),
  label: "site:nav.assistant",
  icon: "M3 4h18v12H12l-5 5v-5H3zm5 6v.01m4 0v-.01m4 0v.01",
};
const live: Place = { to: href("/live"), label: "site:nav.live" };
export const plans: Place = {
  to: href("/premium"),
  label: "site:nav.plans",
  icon: "M3 5h18v14H3zm0 5h18M7 15h4",
};

/** Whether a link is marked for new replies. Not on a topic's page, which shows them itself. */
export const isMarked = (
  { to }: Place,
  { replies }: Pick<ShellViewer, "replies">,
  pathname: string,
): boolean => replies === true && to === forum.to && !pathname.startsWith(`${forum.to}/`);

/**
 * The links of the navigation bar, by tier (specification, section 2). After a plan has ended its
 * links stay and lead to the plans.
 */
const placesOf: Record<Tier, readonly Place[]> = {
  free: [news],
  medium: [news, videos, forum, codes],
  premium: [news, videos, forum, codes, cms],
};

/** Links for members who may enter now. */
export const extrasFor = ({ may }: Pick<ShellViewer, "may">): Place[] => [
  ...(may.assistant ? [assistant] : []),
  ...(may.live ? [live] : []),
];

/** The links of the navigation bar; a member of a shop has what its owner's plan opens, too. */
export function placesFor({ tier, may }: Pick<ShellViewer, "tier" | "may">): readonly Place[] {
  const ofShop = [...(may.codes ? [codes] : []), ...(may.repair ? [cms] : [])];
  const own = placesOf[tier];
  return [...own, ...ofShop.filter((place) => !own.includes(place))];
}

export const adminPlaces: readonly Place[] = [
  { to: href("/admin"), label: "site:nav.manageUsers", end: true },
  { to: href("/admin/videos"), label: "site:nav.manageVideos" },
  { to: href("/admin/news"), label: "site:nav.manageNews" },
  { to: href("/admin/settings"), label: "site:nav.settings" },
];

/**
 * The tabs of the admin area, each one word, because longer ones fill half a phone. `panel`: the
 * hash on /admin that shows the same.
 */
export const adminArea: readonly (Place & { panel?: "users" | "videos" | "news" })[] = [
  { to: href("/admin"), label: "site:admin.tabs.users", panel: "users" },
  { to: href("/admin/videos"), label: "site:admin.tabs.videos", panel: "videos" },
  { to: href("/admin/news"), label: "site:admin.tabs.news", panel: "news" },
  { to: href("/admin/reports"), label: "site:admin.tabs.reports" },
  { to: href("/admin/audit"), label: "site:admin.tabs.audit" },
  { to: href("/admin/settings"), label: "site:nav.settings" },
];
