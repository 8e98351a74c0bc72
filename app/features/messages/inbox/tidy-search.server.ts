import { sql } from "drizzle-orm";
import type { Platform } from "#app/platform/platform.server.ts";

/** How many pages of the search are written anew in a night. */
const tidied = 1000;

/**
 * What is deleted is out of the search at once, but its words stay in the pages of the index until
 * they are written anew: a part each night.
 */
export const tidyMessageSearch = ({ db }: Pick<Platform, "db">) =>
  db.run(sql`insert into message_search (message_search, rank) values ('merge', ${-tidied})`);
