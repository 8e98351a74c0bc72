import type { Revision } from "#app/features/approval/revision/revision.ts";
import { estimateFacts, statementsIn } from "./estimate-facts.ts";
import { type Html, html } from "./html.ts";
import type { Reader } from "./parts.ts";

/** When, on what and between whom, as names beside values. */
export function factList(reader: Reader, revision: Revision): Html | null {
  const facts = estimateFacts(reader, revision);
  if (facts.length === 0) return null;
  return html`<dl class="facts">${facts.map(
    ([name, value]) => html`<div><dt>${name}</dt><dd class="pre">${value}</dd></div>`,
  )}</dl>`;
}

/** Warranty and what else the shop says. */
export const statementSections = (reader: Reader, revision: Revision): Html[] =>
  statementsIn(reader, revision).map(
    ({ heading, text }) =>
      html`<section>${heading && html`<h2>${heading}</h2>`}<p class="pre">${text}</p></section>`,
  );
