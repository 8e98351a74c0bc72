import type { FaultCode } from "#app/features/codes/code.ts";
import { allCodes } from "#app/features/codes/codes.server.ts";
import { recordsByCode } from "#app/features/codes/facts/records/by-code.ts";

/**
 * Six related codes: of the same part or diagnosis first, then of the same fault and system, by
 * number.
 */
export function relatedCodes(code: string, entry: FaultCode | undefined): FaultCode[] {
  const number = numberOf(code);
  const found: { one: FaultCode; far: number }[] = [];
  for (const one of allCodes) {
    if (one.code === code || one.code.charAt(0) !== code.charAt(0)) continue;
    const far = Math.abs(numberOf(one.code) - number) + 0x10000 * distanceOf(one, entry);
    if (found.length === 6 && far >= found[5]!.far) continue;
    found.push({ one, far });
    found.sort((a, b) => a.far - b.far);
    found.length = Math.min(found.length, 6);
  }
  return found.map(({ one }) => one).sort((a, b) => (a.code < b.code ? -1 : 1));
}

const numberOf = (code: string) => Number.parseInt(code.slice(1), 16);

/** 0: the same part or diagnosis; 1: the same fault and system; 2: the same system; 3: other. */
function distanceOf(one: FaultCode, entry: FaultCode | undefined): number {
  if (!entry || one.component === entry.component) return 0;
  const record = recordsByCode.get(entry.code);
  if (record && recordsByCode.get(one.code) === record) return 0;
  if (one.system !== entry.system) return 3;
  return one.failure === entry.failure ? 1 : 2;
}
