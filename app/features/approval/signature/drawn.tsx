import { useWords } from "#app/ui/words.ts";
import { box, curvesOf, type Strokes } from "./strokes.ts";

/** The drawn signature of a proof; nothing without one. */
export function SignatureSection({ strokes, name }: { strokes: Strokes | null; name: string }) {
  const { t } = useWords();
  if (!strokes) return null;
  return (
    <section>
      <h2>{t("approval:signature.title")}</h2>
      <DrawnSignature strokes={strokes} label={t("approval:signature.by", { name })} />
    </section>
  );
}

/** A drawn signature as a picture. `label`: for those who do not see it. */
export function DrawnSignature({ strokes, label }: { strokes: Strokes; label: string }) {
  const path = strokes.map(curvesOf).map(([x, y, ...curves]) => `M${x} ${y}Q${curves.join(" ")}`);
  return (
    <svg className="drawn" viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={label}>
      <path d={path.join("")} />
    </svg>
  );
}
