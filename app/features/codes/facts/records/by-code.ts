import { air } from "./air.ts";
import { body } from "./body.ts";
import { camshafts } from "./camshafts.ts";
import { drive } from "./drive.ts";
import { exhaust } from "./exhaust.ts";
import { fuel } from "./fuel.ts";
import { ignition } from "./ignition.ts";
import type { FaultRecord } from "./record.ts";
import { transmission } from "./transmission.ts";

const records = [
  ...camshafts,
  ...fuel,
  ...air,
  ...ignition,
  ...exhaust,
  ...drive,
  ...transmission,
  ...body,
];

/** Every record, by code. @throws where two records name a code: a mistake in the data */
export const recordsByCode: ReadonlyMap<string, FaultRecord> = mapByCode();

function mapByCode(): Map<string, FaultRecord> {
  const byCode = new Map<string, FaultRecord>();
  for (const record of records)
    for (const code of record.codes.split(" ")) {
      if (byCode.has(code)) throw new Error(`${code} has two records`);
      byCode.set(code, record);
    }
  return byCode;
}
