import { href, useLocation } from "react-router";
import { PageLink } from "#app/ui/page/page-link.tsx";
import { useWords } from "#app/ui/words.ts";
import { isMarked, type Place, type ShellViewer } from "./navigation.ts";

type PlaceLinkProps = {
  place: Place;
  viewer?: ShellViewer;
  /** Whether its icon is shown above the label. */
  withIcon?: boolean;
  /** Whether it is the current page, where that is known; otherwise its address decides. */
  isHere?: boolean | undefined;
  className: string;
};

/**
 * A link of the menu. A link with a hash is never the current page, because the page has its own
 * link.
 */
export function PlaceLink({ place, viewer, withIcon, isHere: known, className }: PlaceLinkProps) {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  const { to, label, end, view } = place;
  const [address] = to.split("?");
  const isAsked = view === undefined || (new URLSearchParams(search).get("view") ?? "") === view;
  const isHere =
    known ??
    ((pathname === address && isAsked) ||
      (!end && view !== "board" && pathname.startsWith(`${address}/`)));
  return (
    <PageLink
      to={to}
      // A visit to the forum translates and marks as read, which nothing does ahead of a person.
      {...(to.startsWith(href("/discussion")) && { prefetch: "none" })}
      aria-current={isHere ? "page" : undefined}
      className={className}
    >
      {withIcon && place.icon && <PlaceIcon path={place.icon} />}
      {viewer && isMarked(place, viewer, pathname) ? <Marked>{t(label)}</Marked> : t(label)}
    </PageLink>
  );
}

/** An icon above the label of a tab. */
export const PlaceIcon = ({ path }: { path: string }) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    strokeLinecap="round"
    className="size-6 fill-none stroke-current stroke-2"
  >
    <path d={path} />
  </svg>
);

/** A link's text with a dot, which screen readers announce in words. */
function Marked({ children }: { children: string }) {
  const { t } = useWords();
  return (
    <span className="relative">
      {children}
      <span aria-hidden className="absolute -top-0.5 -right-2.5 size-2.5 rounded-full bg-signal" />
      <span className="sr-only">, {t("site:nav.newReplies")}</span>
    </span>
  );
}
