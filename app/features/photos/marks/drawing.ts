import { type Mark, type MarkKind, markScale, mostMarks } from "./marks.ts";

/** Marks while someone draws them, with what undoing leads back to. */
export type Drawing = {
  marks: readonly Mark[];
  /** The place of the mark that is chosen. */
  chosen: number | undefined;
  before: readonly (readonly Mark[])[];
};

/** Part of a mark that moves: the whole mark, or one of its points. */
export type MarkPart = "whole" | "start" | "end";

type Shift = { dx: number; dy: number };

export type DrawingStep =
  | { do: "add"; mark: Mark }
  | { do: "addInMiddle"; kind: MarkKind }
  | { do: "choose"; at: number | undefined }
  /** `isContinued`: same movement as the previous step, undone together with it. */
  | { do: "move"; part: MarkPart; by: Shift; isContinued: boolean }
  | { do: "remove" }
  | { do: "undo" };

export const beginDrawing = (marks: readonly Mark[]): Drawing => ({
  marks,
  chosen: undefined,
  before: [],
});

/** Limit of steps that can be undone. */
const mostUndone = 100;

/** The drawing after a step. */
export function draw(drawing: Drawing, step: DrawingStep): Drawing {
  const { marks, chosen, before } = drawing;
  const change = (next: readonly Mark[], at: number | undefined): Drawing => ({
    marks: next,
    chosen: at,
    before: [...before, marks].slice(-mostUndone),
  });
  switch (step.do) {
    case "add":
      return marks.length < mostMarks ? change([...marks, step.mark], marks.length) : drawing;
    case "addInMiddle":
      return draw(drawing, { do: "add", mark: inMiddle(step.kind, marks.length) });
    case "choose":
      return { ...drawing, chosen: step.at };
    case "move": {
      if (chosen === undefined) return drawing;
      const moved = marks.map((mark, at) => (at === chosen ? moveMark(mark, step) : mark));
      return step.isContinued ? { ...drawing, marks: moved } : change(moved, chosen);
    }
    case "remove":
      return chosen === undefined
        ? drawing
        : change(
            marks.filter((_, at) => at !== chosen),
            undefined,
          );
    case "undo":
      return before.length === 0
        ? drawing
        : { marks: before.at(-1)!, chosen: undefined, before: before.slice(0, -1) };
  }
}

/** New mark, a quarter of the photo wide, each offset from the previous one. */
function inMiddle(kind: MarkKind, nth: number): Mark {
  const from = (markScale * 3) / 8 + (nth % 8) * 200;
  const to = from + markScale / 4;
  return { kind, x1: from, y1: from, x2: to, y2: to };
}

const within = (at: number, least = 0, most = markScale) =>
  Math.min(Math.max(Math.round(at), least), most);

/** A mark that was moved, and is still on the photo. */
function moveMark(mark: Mark, { part, by }: { part: MarkPart; by: Shift }): Mark {
  const { x1, y1, x2, y2 } = mark;
  if (part === "start") return { ...mark, x1: within(x1 + by.dx), y1: within(y1 + by.dy) };
  if (part === "end") return { ...mark, x2: within(x2 + by.dx), y2: within(y2 + by.dy) };
  const dx = within(by.dx, -Math.min(x1, x2), markScale - Math.max(x1, x2));
  const dy = within(by.dy, -Math.min(y1, y2), markScale - Math.max(y1, y2));
  return { ...mark, x1: x1 + dx, y1: y1 + dy, x2: x2 + dx, y2: y2 + dy };
}

/** The mark from one point to another; undefined for what is too short to be meant. */
export function markBetween(
  kind: MarkKind,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Mark | undefined {
  const mark = { kind, x1: within(from.x), y1: within(from.y), x2: within(to.x), y2: within(to.y) };
  const [wide, high] = [Math.abs(mark.x2 - mark.x1), Math.abs(mark.y2 - mark.y1)];
  const shortest = markScale / 50;
  const isMeant = kind === "circle" ? Math.min(wide, high) >= shortest : wide + high >= shortest;
  return isMeant ? mark : undefined;
}
