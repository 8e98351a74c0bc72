import { useState } from "react";
import { useLocation } from "react-router";

/** Whether a post is read as it was written, and how to change that. */
export type Choice = { asWritten: boolean; setAsWritten: (asWritten: boolean) => void };

/**
 * In an address: `original=1` is every post of the page as it was written, `original=<id>` is this
 * one.
 */
const name = "original";
const everything = "1";

export const wantsOriginals = (params: URLSearchParams): boolean => params.get(name) === everything;

/** Query string with another choice: every post ("all"), one post by its id, or translations. */
export function originalParam(search: string, choice: string | null): string {
  const params = new URLSearchParams(search);
  if (choice) params.set(name, choice === "all" ? everything : choice);
  else params.delete(name);
  return params.toString();
}

/**
 * The reader's choice for a post: from the address, until the post's own toggle is pressed; a new
 * address overrides the toggle.
 */
export function useChoice(postId: string): Choice {
  const said = new URLSearchParams(useLocation().search).get(name);
  const [pressed, setPressed] = useState<{ over: string | null; asWritten: boolean }>();
  const asWritten =
    pressed && pressed.over === said ? pressed.asWritten : said === everything || said === postId;
  return { asWritten, setAsWritten: (value) => setPressed({ over: said, asWritten: value }) };
}

/** Suffix that keeps the choice of originals in further links, behind "?" or "&". */
export function useOriginals(): (sign: "?" | "&") => string {
  const originals = wantsOriginals(new URLSearchParams(useLocation().search));
  return (sign) => (originals ? `${sign}${name}=${everything}` : "");
}
