import type { Line } from "../table.ts";
export async function signIn(_app: unknown): Promise<Line[]> {
  return [];
}
