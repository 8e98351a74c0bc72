import { href } from "react-router";

/** The purpose of the form: to sign in, or to create an account. */
export type EntryMode = "login" | "signUp";

/** The mode that an address of the page asks for. */
export const entryMode = (search: URLSearchParams): EntryMode =>
  search.get("mode") === "sign-up" ? "signUp" : "login";

/** The address of the page in a mode. `to`: the page after it. */
export function entryHref(mode: EntryMode, to?: string): string {
  const query = [
    ...(mode === "signUp" ? ["mode=sign-up"] : []),
    ...(to ? [`to=${encodeURIComponent(to)}`] : []),
  ].join("&");
  return href("/login") + (query && `?${query}`);
}
