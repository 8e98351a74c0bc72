import type SignaturePad from "signature_pad";
import { box, most, type Strokes } from "#app/features/approval/signature/strokes.ts";
import { readAloud } from "./aloud.client.ts";
import { keepDraft } from "./draft.client.ts";
import { showSum } from "./sum.client.ts";

const everyMs = 4_000;
const forMs = 10 * 60_000;

/**
 * Polls for replies of the shop, so that they appear within five seconds. Ends ten minutes after
 * the page was opened or the customer wrote.
 */
function watchThread(): void {
  const thread = document.querySelector<HTMLElement>("[data-thread]");
  const path = thread?.dataset.thread;
  if (!thread || !path) return;
  const until = Date.now() + forMs;
  const timer = setInterval(async () => {
    if (Date.now() > until) return clearInterval(timer);
    if (document.hidden) return;
    const answer = await fetch(path, { headers: { "x-read": "thread" } }).catch(() => undefined);
    if (!answer?.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const now = page.querySelector("[data-thread]");
    if (now && now.innerHTML !== thread.innerHTML) thread.replaceChildren(...now.childNodes);
  }, everyMs);
}

/** Lets a person choose a file to check: it is read here, and its fingerprint alone is sent. */
function hashFiles(): void {
  const file = document.querySelector<HTMLInputElement>("input[type=file][data-hash]");
  const hash = document.querySelector<HTMLInputElement>("input[name=hash]");
  const label = file?.closest("label");
  // Browsers compute hashes on secure pages only.
  if (!file || !hash || !label || !crypto.subtle) return;
  label.hidden = false;
  file.addEventListener("change", async () => {
    const chosen = file.files?.[0];
    if (!chosen) return;
    const digest = await crypto.subtle.digest("SHA-256", await chosen.arrayBuffer());
    hash.value = [...new Uint8Array(digest)]
      .map((byte) => byte.toString(16).padStart(2, "0"))
      .join("");
    hash.form?.submit();
  });
}

/**
 * Shows the pad, stores its strokes as integers (`strokes.ts`), and redraws them when the page
 * rotates or changes its colors. The library loads at the first touch; until then plain lines are
 * drawn, so that no stroke is lost.
 */
function openPad(): void {
  const area = document.querySelector<HTMLElement>("[data-pad]");
  const canvas = area?.querySelector("canvas");
  const pen = canvas?.getContext("2d");
  const input = area?.querySelector("input");
  const clear = area?.querySelector("button");
  if (!area || !canvas || !pen || !input || !clear) return;

  let strokes: Strokes = JSON.parse(input.value || "[]");
  /** The plain line that is being drawn. */
  let open: number[] | undefined;
  let pad: SignaturePad | undefined;
  let library: Promise<typeof import("signature_pad")> | undefined;

  const unit = () => canvas.offsetWidth / box.width;
  const whole = (x: number, y: number): [number, number] => [
    within(x / unit(), box.width),
    within(y / unit(), box.height),
  ];
  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = canvas.getBoundingClientRect();
    return whole(clientX - left, clientY - top);
  };

  const draw = () => {
    const scale = unit();
    const color = getComputedStyle(canvas).color;
    canvas.width = box.width * scale * devicePixelRatio;
    canvas.height = box.height * scale * devicePixelRatio;
    pen.scale(devicePixelRatio, devicePixelRatio);
    if (pad) {
      pad.penColor = color;
      pad.fromData(strokes.map((stroke) => groupOf(stroke, scale, color)));
    } else for (const stroke of strokes) drawLine(pen, stroke, scale, color);
  };

  const keep = () => {
    const drawn = strokes.length;
    while (isTooMuch(strokes)) strokes.pop();
    input.value = strokes.length > 0 ? JSON.stringify(strokes) : "";
    clear.hidden = strokes.length === 0;
    if (!pad || strokes.length < drawn) draw();
  };

  const start = async () => {
    library ??= import(/* @vite-ignore */ area.dataset.pad!);
    const found = await library.catch(() => undefined);
    if (!found || open || pad) return;
    const started = new found.default(canvas, { minDistance: 2 });
    started.addEventListener("endStroke", () => {
      strokes = started.toData().map(({ points }) => points.flatMap(({ x, y }) => whole(x, y)));
      keep();
    });
    pad = started;
    canvas.dataset.started = "";
    draw();
  };

  canvas.addEventListener("pointerdown", (event) => {
    if (pad || open || event.button) return;
    start();
    canvas.setPointerCapture(event.pointerId);
    open = placeOf(event);
    strokes.push(open);
  });
  canvas.addEventListener("pointermove", (event) => {
    if (!open) return;
    open.push(...placeOf(event));
    draw();
  });
  const end = () => {
    if (!open) return;
    open = undefined;
    keep();
    start();
  };
  canvas.addEventListener("pointerup", end);
  canvas.addEventListener("pointercancel", end);
  clear.addEventListener("click", () => {
    strokes = [];
    keep();
    draw();
  });
  addEventListener("resize", draw);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
  area.hidden = false;
  keep();
  draw();
}

const within = (value: number, end: number): number =>
  Math.min(end, Math.max(0, Math.round(value)));

const isTooMuch = (strokes: Strokes): boolean =>
  strokes.length > most.strokes ||
  strokes.flat().length > 2 * most.points ||
  JSON.stringify(strokes).length > most.text;

/** Stroke in the library's format: constant width, since no times are stored. */
const groupOf = (stroke: readonly number[], scale: number, penColor: string) => ({
  penColor,
  dotSize: 0,
  minWidth: 0.5,
  maxWidth: 2.5,
  velocityFilterWeight: 0.7,
  compositeOperation: "source-over" as const,
  points: stroke.flatMap((x, at) =>
    at % 2 === 0 ? [{ x: x * scale, y: stroke[at + 1]! * scale, pressure: 0.5, time: at * 8 }] : [],
  ),
});

function drawLine(
  pen: CanvasRenderingContext2D,
  stroke: readonly number[],
  scale: number,
  color: string,
): void {
  pen.strokeStyle = color;
  pen.lineWidth = 2;
  pen.lineCap = "round";
  pen.beginPath();
  for (let at = 0; at < stroke.length; at += 2)
    pen.lineTo(stroke[at]! * scale, stroke[at + 1]! * scale);
  pen.stroke();
}

// The script of the pages of customers, which need none: a file of its own, without React. The
// draft comes first, because the others read the fields.
keepDraft();
showSum();
openPad();
hashFiles();
readAloud();
watchThread();
