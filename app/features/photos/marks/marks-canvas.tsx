import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { useWords } from "#app/ui/words.ts";
import { type Drawing, type DrawingStep, type MarkPart, markBetween } from "./drawing.ts";
import { type Mark, type MarkKind, markPath, markScale, type PhotoSides } from "./marks.ts";
import { MarkLines } from "./marks-drawing.tsx";

type Props = PhotoSides & {
  drawing: Drawing;
  step: (step: DrawingStep) => void;
  /** Kind of mark that a drag draws where none is hit. */
  kind: MarkKind;
  /** The photo. */
  children: ReactNode;
};

type Point = { x: number; y: number };
/** Current drag: drawing a mark, or moving a part of one. */
type Grip = { from: Point } | { part: MarkPart; last: Point; isContinued: boolean };

/** Step of an arrow key. */
const keyStep = markScale / 100;
const ways: Record<string, [dx: number, dy: number]> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

const isPart = (name: string | undefined): name is MarkPart =>
  name === "whole" || name === "start" || name === "end";

/** The part of a mark under a finger, and the mark's place. */
function partAt(target: EventTarget): { part: MarkPart; at: number } | undefined {
  if (!(target instanceof SVGElement)) return undefined;
  const { part, at } = target.dataset;
  return isPart(part) ? { part, at: Number(at) } : undefined;
}

/** A photo on which one draws: by finger, mouse or keyboard. */
export function MarksCanvas({ drawing, step, kind, width, height, children }: Props) {
  const { t } = useWords();
  const svg = useRef<SVGSVGElement>(null);
  const grip = useRef<Grip>(undefined);
  const [coming, setComing] = useState<Mark>();

  const placeOf = ({ clientX, clientY }: PointerEvent): Point => {
    const matrix = svg.current!.getScreenCTM()!.inverse();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return {
      x: Math.round((x * markScale) / width),
      y: Math.round((y * markScale) / height),
    };
  };

  const begin = (event: PointerEvent) => {
    const place = placeOf(event);
    const found = partAt(event.target);
    svg.current!.setPointerCapture(event.pointerId);
    step({ do: "choose", at: found?.at });
    grip.current = found ? { part: found.part, last: place, isContinued: false } : { from: place };
  };
  const move = (event: PointerEvent) => {
    const held = grip.current;
    if (!held) return;
    const place = placeOf(event);
    if ("from" in held) return setComing(markBetween(kind, held.from, place));
    const { part, last, isContinued } = held;
    const by = { dx: place.x - last.x, dy: place.y - last.y };
    if (by.dx === 0 && by.dy === 0) return;
    step({ do: "move", part, by, isContinued });
    grip.current = { part, last: place, isContinued: true };
  };
  const end = (isDone: boolean) => {
    grip.current = undefined;
    setComing(undefined);
    if (isDone && coming) step({ do: "add", mark: coming });
  };

  const press = (event: KeyboardEvent, at: number) => {
    const [dx, dy] = ways[event.key] ?? [0, 0];
    if (dx !== 0 || dy !== 0) {
      step({ do: "choose", at });
      const part = event.shiftKey ? "end" : "whole";
      step({ do: "move", part, by: { dx, dy }, isContinued: event.repeat });
    } else if (event.key === "Delete" || event.key === "Backspace") {
      step({ do: "choose", at });
      step({ do: "remove" });
      svg.current?.focus();
    } else return;
    event.preventDefault();
  };

  return (
    <div className="photo-box h-[min(60svh,110vw,48rem)] touch-none bg-steel select-none">
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG is no fieldset */}
      <svg
        ref={svg}
        role="group"
        aria-label={t("photos:marks.canvas")}
        tabIndex={-1}
        className="marks cursor-crosshair"
        viewBox={`0 0 ${width} ${height}`}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={() => end(true)}
        onPointerCancel={() => end(false)}
      >
        {drawing.marks.map((mark, at) => {
          const path = markPath(mark, { width, height });
          return (
            // biome-ignore lint/a11y/useSemanticElements: an SVG has no buttons
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: marks have no name but their place
              key={at}
              role="button"
              tabIndex={0}
              aria-pressed={drawing.chosen === at}
              aria-label={t(`photos:marks.named.${mark.kind}`, { number: at + 1 })}
              onFocus={() => step({ do: "choose", at })}
              onKeyDown={(event) => press(event, at)}
            >
              <MarkLines path={path} />
              <Grips path={path} data-part="whole" data-at={at} />
              {drawing.chosen === at && (
                <>
                  <Grips path={dot(mark.x1, mark.y1)} data-part="start" data-at={at} isShown />
                  <Grips path={dot(mark.x2, mark.y2)} data-part="end" data-at={at} isShown />
                </>
              )}
            </g>
          );
        })}
        {coming && <MarkLines path={markPath(coming, { width, height })} />}
      </svg>
    </div>
  );

  /** A line without length, which is a dot of the width of its stroke. */
  function dot(x: number, y: number): string {
    return `M${(x * width) / markScale} ${(y * height) / markScale}h0`;
  }
}

type GripsProps = { path: string; "data-part": MarkPart; "data-at": number; isShown?: boolean };

/** Touch targets of a mark, wider than its line. */
function Grips({ path, isShown = false, ...data }: GripsProps) {
  return (
    <>
      {isShown && <path className="handle" d={path} vectorEffect="non-scaling-stroke" />}
      <path {...data} className="grip" d={path} vectorEffect="non-scaling-stroke" />
    </>
  );
}
