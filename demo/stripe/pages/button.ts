import type { ControlCommand } from "../commands.ts";
import { type Html, html } from "./html.ts";

export const es = (text: string): Html => html`<span lang="es">${text}</span>`;

/** A button that sends a command. */
export function button(command: ControlCommand, english: string, spanish: string): Html {
  const fields = Object.entries(command).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${String(value)}">`,
  );
  return html`<form method="post" action="/demo/stripe/commands">${fields}<button><span>${english}</span><small lang="es">${spanish}</small></button></form>`;
}
