import type { FaultCode } from "#app/features/codes/code.ts";

const most = 6;

/** The related codes among some: those at the least distance first, then by number. In order. */
export function relatedCodes(
  code: string,
  among: readonly FaultCode[],
  distance: (one: FaultCode) => number,
): FaultCode[] {
  const number = numberOf(code);
  const nearest: { one: FaultCode; far: number }[] = [];
  for (const one of among) {
    if (one.code === code || one.code.charAt(0) !== code.charAt(0)) continue;
    const far = Math.abs(numberOf(one.code) - number) + 0x10000 * distance(one);
    if (nearest.length === most && far >= nearest[most - 1]!.far) continue;
    nearest.push({ one, far });
    nearest.sort((a, b) => a.far - b.far);
    nearest.length = Math.min(nearest.length, most);
  }
  return nearest.map(({ one }) => one).sort((a, b) => (a.code < b.code ? -1 : 1));
}

const numberOf = (code: string) => Number.parseInt(code.slice(1), 16);

/** 0: the same part or diagnosis; 1: the same fault and system; 2: the same system; 3: other. */
export const inLibrary =
  (entry: FaultCode) =>
  (one: FaultCode): number => {
    if (one.part === entry.part || (entry.facts && one.facts === entry.facts)) return 0;
    if (one.part.system !== entry.part.system) return 3;
    return one.failure === entry.failure ? 1 : 2;
  };

/** 0: the same part; 1: other. */
export const inRange =
  (entry: FaultCode) =>
  (one: FaultCode): number =>
    one.part === entry.part ? 0 : 1;
