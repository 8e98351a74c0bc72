import { isShuttingDown } from "./local/shutdown.ts";

/** An error that the user can fix: printed as one line, without a stack. */
export class Failure extends Error {}

const known: Record<string, string> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EROFS: "the disk can only be read",
  EACCES: "permission is missing",
  EPERM: "permission is missing",
  ENOENT: "there is no such place",
  ENOTDIR: "a part of the path is not a folder",
  EEXIST: "a file is in the way",
  EIO: "the disk does not answer",
};

/**
 * A one-line message for an error of the file system or of SQLite; undefined for other errors,
 * which may be bugs.
 */
export function messageOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof Failure) return at.message;
    if (/SQLITE_FULL|database or disk is full/.test(at.message))
      return "The disk is full: the data could not be written.";
    const { code, path } = at as NodeJS.ErrnoException;
    const said = code && known[code];
    if (said) return path ? `${path}: ${said}.` : `${said[0]!.toUpperCase()}${said.slice(1)}.`;
    const inText = Object.keys(known).find(
      (name) => at instanceof Error && at.message.includes(`${name}:`),
    );
    if (inText) return `${known[inText]![0]!.toUpperCase()}${known[inText]!.slice(1)}.`;
  }
  return undefined;
}

/**
 * Runs a script. An error that the user can fix prints one line and exits with code 1; a bug shows
 * its stack.
 */
export async function run(script: () => Promise<void> | void): Promise<void> {
  try {
    await script();
  } catch (error) {
    if (isShuttingDown()) return;
    console.error(messageOf(error) ?? error);
    process.exit(1);
  }
}
