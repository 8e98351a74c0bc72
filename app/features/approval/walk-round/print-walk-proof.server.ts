import { layOutSections } from "#app/features/approval/paper/section-layout.ts";
import { print } from "#app/features/papers/print-paper.server.ts";
import type { LoadFont } from "#app/platform/paper/fonts.server.ts";
import type { Words } from "#app/ui/words.ts";
import { type WalkProof, walkPaper } from "./walk-proof.ts";

/**
 * Prints the proof of a signed walk-round.
 * @throws when the font that the text needs cannot be fetched
 */
export function printWalkProof(
  { t, language }: Words,
  proof: WalkProof,
  { verifyAt, loadFont }: { verifyAt: string; loadFont: LoadFont },
): Promise<Uint8Array<ArrayBuffer>> {
  const paper = walkPaper({ t, language }, proof, verifyAt);
  const how = {
    layOut: layOutSections,
    title: `${paper.title} ${paper.number}`,
    author: proof.record?.shop.name ?? "Llave",
    language,
  };
  return print(paper, { t, loadFont }, how);
}
