import type { Finding } from "./finding.ts";
import type { Point, VehicleKind } from "./sheet/points.ts";

/** Finding as stored. `quoteId`: only of a quote that exists. */
export type FindingToSend = Omit<Finding, "version">;

/** An inspection as it goes to a customer: its sheet, and what was found so far. */
export type InspectionToSend = {
  kind: VehicleKind;
  points: readonly Point[];
  finishedAt: Date | null;
  findings: readonly FindingToSend[];
};

/** Notes that a customer receives: those of bad or watched points. */
export const notesToSend = (inspection: Pick<InspectionToSend, "findings"> | undefined) =>
  (inspection?.findings ?? []).flatMap(({ id, color, note: text }) =>
    text && (color === "red" || color === "yellow")
      ? [{ subjectId: id, field: "finding", text } as const]
      : [],
  );
