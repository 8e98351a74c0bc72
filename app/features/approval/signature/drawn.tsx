import { box, curvesOf, type Strokes } from "./strokes.ts";

/** A drawn signature as a picture. `label`: for those who do not see it. */
export function DrawnSignature({ strokes, label }: { strokes: Strokes; label: string }) {
  const path = strokes.map(curvesOf).map(([x, y, ...curves]) => `M${x} ${y}Q${curves.join(" ")}`);
  return (
    <svg className="drawn" viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={label}>
      <path d={path.join("")} />
    </svg>
  );
}
