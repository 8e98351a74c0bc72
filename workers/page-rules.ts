import { href } from "react-router";
import { bringsSession } from "#app/features/account/session/session-cookie.ts";
import { publicPageOf } from "#app/features/site/public/public-pages.ts";

const pagesUnder =
  (...parents: string[]) =>
  (pathname: string): boolean =>
    parents.some(
      (parent) =>
        pathname === parent || pathname === `${parent}.data` || pathname.startsWith(`${parent}/`),
    );

/** Pages whose lists are read from a replica: a write there leaves its reader a bookmark. */
export const readsReplica = pagesUnder(href("/discussion"), href("/videos"), href("/admin"));

/** Pages with the video player. */
export const showsPlayer = pagesUnder(href("/videos"));

const codePage = /^\/codes\/[PBCU][0-3][\dA-F]{3}$/;

/**
 * The public page of a request, if it has one: one of `publicPages`, or for a visitor the page of a
 * fault code. They have no scripts.
 */
export function publicPageFor({
  headers,
  url,
}: Request): { kind: "page" | "code"; path: string } | undefined {
  const { pathname } = new URL(url);
  const page = publicPageOf(pathname);
  if (page) return { kind: "page", path: page };
  const isCode = codePage.test(pathname) && !bringsSession(headers);
  return isCode ? { kind: "code", path: pathname } : undefined;
}
