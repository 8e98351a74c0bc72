import type { Line } from "../table.ts";
export async function workOrder(): Promise<Line[]> {
  return [];
}
