import { createElement, type ReactNode } from "react";
import { useParams } from "react-router";
import { type Content, samePages } from "../same-pages.ts";

/** Renders a page of the app, element by element, from constants. */
export default function Same() {
  return samePages[useParams().page!]!.map(render);
}

const render = (node: Content): ReactNode =>
  typeof node === "string" ? node : createElement(node[0], node[1], ...node[2].map(render));
