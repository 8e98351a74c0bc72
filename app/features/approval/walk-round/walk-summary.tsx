import { Rows } from "#app/features/approval/page/proof-parts.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WalkEvidence } from "./walk-evidence.ts";
import { genuineIn, walkFacts } from "./walk-proof.ts";

/** A signed walk-round in the proof of what was decided about its job. */
export function WalkSummary({ signed }: { signed: WalkEvidence }) {
  const words = useWords();
  return (
    <section>
      <h2>{words.t("signing:proof.heading")}</h2>
      <p className={signed.isGenuine ? "note" : "problem"}>{genuineIn(words, signed)}</p>
      <Rows rows={walkFacts(words, signed)} />
    </section>
  );
}
