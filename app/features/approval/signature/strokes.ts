/**
 * Drawn signature: each stroke is x, y, x, y, … in integers within a box of `box` size, `y`
 * downward. Pressure and times are not stored: they would reveal how a person writes.
 */
export type Strokes = number[][];

export const box = { width: 1000, height: 500 } as const;
/** Limits of a stored signature. `text`: characters of its JSON, all ASCII. */
export const most = { strokes: 64, points: 4_000, text: 32 * 1024 } as const;

/**
 * Parses the signature of a form: null when nothing was drawn, "bad" when it is malformed or too
 * large.
 */
export function readStrokes(text: string): Strokes | null | "bad" {
  if (text === "") return null;
  if (text.length > most.text || !/^[[\],\d]+$/.test(text)) return "bad";
  const value = parsed(text);
  if (!Array.isArray(value) || value.length > most.strokes || !value.every(isStroke)) return "bad";
  const points = value.reduce((sum, { length }) => sum + length / 2, 0);
  if (points > most.points) return "bad";
  return value.length > 0 ? value : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isStroke = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length % 2 === 0 &&
  value.every((one, at) => Number.isInteger(one) && one <= (at % 2 === 0 ? box.width : box.height));

/**
 * A stroke as a smooth line: where it begins, then for each quadratic curve its control point and
 * its end. A single point is a curve of no length, which a round pen shows as a dot.
 */
export function curvesOf(stroke: readonly number[]): number[] {
  const last = stroke.length - 2;
  const curves = [stroke[0]!, stroke[1]!];
  for (let at = 2; at < last; at += 2) {
    const [x, y] = [stroke[at]!, stroke[at + 1]!];
    curves.push(x, y, (x + stroke[at + 2]!) / 2, (y + stroke[at + 3]!) / 2);
  }
  const end = [stroke[last]!, stroke[last + 1]!] as const;
  curves.push(...end, ...end);
  return curves;
}
