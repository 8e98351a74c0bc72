import { href } from "react-router";
import type { Tier } from "#app/values/tier.ts";
import type { WordKey } from "#app/values/word-key.ts";

/** What the shell knows of the person in front of it. */
export type ShellViewer = {
  name: string;
  isAdmin: boolean;
  tier: Tier;
  /** The plan whose support by e-mail this person has now. */
  support?: Exclude<Tier, "free"> | undefined;
  /** Whether they have subscribed before: then no free trial is left. */
  tried: boolean;
  /** Whether others replied to their topics since they last read them. */
  replies?: boolean;
  /** What may be entered now, as the guards see it. */
  may: Record<"forum" | "videos" | "repair" | "assistant" | "live" | "admin", boolean>;
};

export type Place = { to: string; label: WordKey; end?: boolean };

const news: Place = { to: href("/noticias"), label: "site:nav.news" };
const videos: Place = { to: href("/videos"), label: "site:nav.videos" };
const codes: Place = { to: href("/codes"), label: "site:nav.codes" };
const forum: Place = { to: href("/discussion"), label: "site:nav.forum" };
const cms: Place = { to: href("/repair-cms"), label: "site:nav.cms" };
const assistant: Place = { to: `${href("/premium")}#assistant`, label: "site:nav.assistant" };
const live: Place = { to: href("/live"), label: "site:nav.live" };
export const plans: Place = { to: href("/premium"), label: "site:nav.plans" };

/**
 * Whether a link carries the mark for new replies. Not while a topic is being read: its page shows
 * what is new itself.
 */
export const isMarked = (
  { to }: Place,
  { replies }: Pick<ShellViewer, "replies">,
  pathname: string,
): boolean => replies === true && to === forum.to && !pathname.startsWith(`${forum.to}/`);

/**
 * The places of the navigation bar, by tier (specification, section 2). A plan that ended keeps its
 * links: they lead to the plans.
 */
export const placesOf: Record<Tier, readonly Place[]> = {
  free: [news],
  medium: [news, videos, forum, codes],
  premium: [news, videos, forum, codes, cms],
};

/** What of it does not fit on the bar at the foot of a phone, and stands in its menu. */
const menuPlacesOf: Record<Tier, readonly Place[]> = { free: [], medium: [], premium: [codes] };

/**
 * What a plan opens besides those, to whoever may enter it now: the assistant stands on /premium,
 * the sessions have their own page.
 */
export const extrasFor = ({ may }: Pick<ShellViewer, "may">): Place[] => [
  ...(may.assistant ? [assistant] : []),
  ...(may.live ? [live] : []),
];

/** The places on the bar of a phone, and those in its menu. */
export function thumbPlaces(viewer: ShellViewer): { bar: Place[]; menu: Place[] } {
  const { tier } = viewer;
  if (tier === "free") return { bar: [...placesOf.free, plans], menu: [] };
  const menu = menuPlacesOf[tier];
  return {
    bar: placesOf[tier].filter((place) => !menu.includes(place)),
    menu: [...menu, ...extrasFor(viewer), plans],
  };
}

export const adminPlaces: readonly Place[] = [
  { to: href("/admin"), label: "site:nav.manageUsers", end: true },
  { to: href("/admin/videos"), label: "site:nav.manageVideos" },
  { to: href("/admin/news"), label: "site:nav.manageNews" },
  { to: href("/admin/settings"), label: "site:nav.settings" },
];

/**
 * The tabs of the admin area: those pages, and what is reached from within it alone, each in a
 * word: longer ones fill half the screen of a phone. `panel`: the hash on /admin that shows the
 * same.
 */
export const adminArea: readonly (Place & { panel?: "users" | "videos" | "news" })[] = [
  { to: href("/admin"), label: "site:admin.tabs.users", panel: "users" },
  { to: href("/admin/videos"), label: "site:admin.tabs.videos", panel: "videos" },
  { to: href("/admin/news"), label: "site:admin.tabs.news", panel: "news" },
  { to: href("/admin/reports"), label: "site:admin.tabs.reports" },
  { to: href("/admin/audit"), label: "site:admin.tabs.audit" },
  { to: href("/admin/settings"), label: "site:nav.settings" },
];
