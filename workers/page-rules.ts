import { href } from "react-router";

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
