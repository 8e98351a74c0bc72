import type { Database } from "./database.ts";
import type { Files } from "./files.ts";

/** Where data are: on this machine, or in production. */
export type Place = {
  name: "local" | "remote";
  database: Database;
  files: Files;
  /**
   * A name for the state of the database at this moment, where others may be writing to it;
   * undefined where that is impossible.
   */
  bookmark?: () => Promise<string>;
};
