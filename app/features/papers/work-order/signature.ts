import { styles } from "#app/platform/paper/marks.ts";
import type { Canvas } from "./canvas.ts";
import { baseline } from "./setter.ts";

/** The height of a signature, with the text above its line. */
export const signatureHeight = 82;

/**
 * The line on which the customer signs, and one for the day. At the foot of a page there may be a
 * little less room above it.
 */
export function writeSignature({ sheets, set, t }: Canvas): void {
  sheets.need(signatureHeight - 16);
  sheets.y += 8;
  sheets.within("P", () =>
    set.at(sheets.left, sheets.y + baseline(styles.fine), t("papers:signing"), styles.fine),
  );
  sheets.y += styles.fine.lead;
  sheets.y += Math.min(46, sheets.bottom - sheets.y - 16);
  const split = sheets.left + sheets.width * 0.6;
  const dayLeft = split + 24;
  set.rule(sheets.left, split, 0.8, "ink");
  set.rule(dayLeft, sheets.right, 0.8, "ink");
  const y = sheets.y + 3 + baseline(styles.fine);
  sheets.within("P", () => set.at(sheets.left, y, t("papers:signature"), styles.fine));
  sheets.within("P", () => set.at(dayLeft, y, t("papers:signedOn"), styles.fine));
  sheets.y += 16;
}
