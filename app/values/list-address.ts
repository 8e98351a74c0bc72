import { type Cursor, formatCursor, parseCursor } from "./cursor.ts";

/** A value of a list's search, and the parameter that has it in the address of the list. */
type Field<Value> = {
  param: string;
  /** Reads any text, or null for none, and never throws: what is invalid counts as none. */
  read: (text: string | null) => Value;
  write?: (value: Value & {}) => string;
};
type Fields<Search> = { [Name in keyof Search]: Field<Search[Name]> };

type ListAddress<Search> = {
  /** The search of an address without parameters. */
  start: Search;
  read: (params: URLSearchParams) => Search;
  params: (search: Partial<Search>) => URLSearchParams;
  href: (search: Partial<Search>) => string;
};
/** The search that an address has. */
export type SearchOf<Address extends { start: unknown }> = Address["start"];

/**
 * The address of a list: its path and the fields of its search, in the order of their parameters.
 * What is as in `start` is left out, so that a list has one address. `settle` takes out what does
 * not go together.
 */
export function listAddress<Search extends object>(
  path: string,
  fields: Fields<Search>,
  settle: (search: Search) => Search = (search) => search,
): ListAddress<Search> {
  const names = Object.keys(fields) as (keyof Search)[];
  const read = (params: URLSearchParams) =>
    settle(
      Object.fromEntries(
        names.map((name) => [name, fields[name].read(params.get(fields[name].param))]),
      ) as Search,
    );
  const start = read(new URLSearchParams());
  function params(search: Partial<Search>) {
    const written = new URLSearchParams();
    for (const name of names) {
      const value = search[name];
      const { param, write = String } = fields[name];
      if (value && value !== start[name]) written.set(param, write(value));
    }
    return written;
  }
  const href = (search: Partial<Search>) => `${path}?${params(search)}`.replace(/\?$/, "");
  return { start, read, params, href };
}

/**
 * The address of "Show more". It adds a page to the list (`adds`), so that the current rows stay,
 * and Back returns to the same rows; after five pages it is a list that begins at `cursor`.
 */
export function nextPage<Search extends { show: number }>(
  { start, href }: Pick<ListAddress<Search>, "start" | "href">,
  search: Search,
  cursor: Partial<Search>,
): { to: string; adds: boolean } {
  const adds = search.show < 5 * start.show;
  const show = adds ? search.show + start.show : start.show;
  return { to: href({ ...search, ...(!adds && cursor), show }), adds };
}

/** The number of rows: one to five pages. */
export const rows = (perPage: number): Field<number> => ({
  param: "show",
  read(text) {
    const asked = Number(/^\d{1,4}$/.exec(text ?? "")?.[0] ?? 0);
    return Math.min(Math.max(Math.ceil(asked / perPage), 1), 5) * perPage;
  },
});

/** The words of a search box. */
export const searchText: Field<string> = {
  param: "q",
  read: (text) => (text ?? "").slice(0, 200).trim(),
};

/** A word of a list; `usual` for any other. */
export const oneOf = <
  const Value extends string,
  const Usual extends Value | undefined = undefined,
>(
  param: string,
  values: readonly Value[],
  usual?: Usual,
): Field<Value | Usual> => ({
  param,
  read: (text) => values.find((one) => one === text) ?? (usual as Usual),
});

/** A whole number above zero. */
export const numberIn = (param: string): Field<number | undefined> => ({
  param,
  read: (text) => (/^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : undefined),
});

/** A key: an id, unless of another pattern. */
export const keyIn = (param: string, pattern = /^[\w-]{1,64}$/): Field<string | undefined> => ({
  param,
  read: (text) => pattern.exec(text ?? "")?.[0],
});

/** An instant and an id. */
export const cursorIn = (param: string): Field<Cursor | undefined> => ({
  param,
  read: parseCursor,
  write: formatCursor,
});

/** The number before which a list continues, where its address has nothing else. */
export const readBefore = (params: URLSearchParams): number | undefined =>
  numberIn("before").read(params.get("before"));
