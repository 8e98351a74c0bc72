import { type Html, html } from "#app/features/approval/page/html.ts";
import type { Reader } from "#app/features/approval/page/parts.ts";
// The package exports no path for a script that is loaded by its address.
import library from "/node_modules/signature_pad/dist/signature_pad.umd.min.js?url";
import { readStrokes } from "./strokes.ts";

/**
 * Where a customer may draw a signature, besides the name. A script shows it: without one nothing
 * is asked. `value`: what was drawn before a form was refused.
 */
export function signaturePad({ t }: Reader, value: string, problem: string | false): Html {
  const kept = Array.isArray(readStrokes(value)) ? value : "";
  return html`${
    problem && html`<p class="problem" id="signature">${problem}</p>`
  }<div class="pad" data-pad="${library}" hidden><p id="pad">${t("approval:signature.draw")}</p><canvas role="img" aria-labelledby="pad"></canvas><input type="hidden" name="signature" autocomplete="off" value="${kept}"><button type="button" class="second" hidden>${t(
    "approval:signature.clear",
  )}</button></div>`;
}
