import type { Words } from "./code.ts";
import { type CodeFile, type Codes, openFile } from "./code-file.ts";

type Family = Words & {
  /** The contents of the group, where the standard's name says little. */
  holds?: Words;
};

/** The most common codes, with causes and checks, and what a search goes by. */
type Library = Codes & {
  /** The standard's groups, by prefix. */
  families: Readonly<Record<string, Family>>;
  complaints: readonly string[];
  /** The most common codes, in order. */
  usual: readonly string[];
};

let opened: Library | undefined;

/** Whether the library is here: `loadLibrary` reads it, once per isolate. */
export const hasLibrary = (): boolean => opened !== undefined;

/** Takes the text of library.json. The first text stays. */
export function readLibrary(text: string): void {
  if (opened) return;
  const { codes, ...rest } = JSON.parse(text) as Omit<Library, keyof Codes> & { codes: CodeFile };
  opened = { ...openFile(codes), ...rest };
}

/** The library. @throws before it was read. */
export function library(): Library {
  if (!opened) throw new Error("The library of codes was not loaded");
  return opened;
}
