import type { Line } from "../table.ts";
export async function scripts(_app: unknown, _page: unknown): Promise<Line[]> {
  return [];
}
