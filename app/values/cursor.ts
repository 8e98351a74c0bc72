/** A place in a list that is ordered by an instant (milliseconds) and then by id. */
export type Cursor = { at: number; id: string };

export const formatCursor = ({ at, id }: Cursor): string => `${at}_${id}`;

/**
 * Reads a cursor from an address; anything else is none. Addresses of news and live sessions once
 * had another separator.
 */
export function parseCursor(text: string | null): Cursor | undefined {
  const match = /^(\d{1,15})[_.-]([\w-]{1,64})$/.exec(text ?? "");
  return match ? { at: Number(match[1]), id: match[2]! } : undefined;
}
