import path from "node:path";

/** Where the local database, files and secret are stored. */
export const dataFolder = (): string => path.resolve(process.env.LLAVE_DATA || ".data");

/** The runtime's own state: wrangler, Miniflare and the Vite plugin all use this subfolder. */
export const stateOf = (folder: string): string => path.join(folder, "v3");

/** A path relative to the working folder, if it is inside. */
export const shown = (file: string): string => {
  const relative = path.relative("", file);
  return relative && !relative.startsWith("..") ? relative : file;
};
