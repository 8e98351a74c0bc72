import { type Html, html } from "#app/features/approval/page/html.ts";
import { box, curvesOf, type Strokes } from "./strokes.ts";

/** A drawn signature as a picture. `label`: what it is, for those who do not see it. */
export function drawn(strokes: Strokes, label: string): Html {
  const path = strokes.map(curvesOf).map(([x, y, ...curves]) => `M${x} ${y}Q${curves.join(" ")}`);
  return html`<svg class="drawn" viewBox="0 0 ${box.width} ${box.height}" role="img" aria-label="${label}"><path d="${path.join("")}"/></svg>`;
}
