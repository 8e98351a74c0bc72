import { Badge, type Tone } from "#app/ui/badge.tsx";
import { useWords } from "#app/ui/words.ts";
import type { PartState } from "./part.ts";

const tones: Record<PartState, Tone> = {
  needed: "plain",
  ordered: "busy",
  here: "good",
  returned: "plain",
};

/** Badge of a part's state. */
export function StateBadge({ state }: { state: PartState }) {
  const { t } = useWords();
  return <Badge tone={tones[state]}>{t(`parts:states.${state}`)}</Badge>;
}
