import { sql } from "drizzle-orm";
import { users } from "#app/features/account/tables.server.ts";
import { type Author, memberNumber } from "./author.ts";

/**
 * Author columns of a post; all null for a deleted account. Aliased, because in a batch D1 answers
 * rows by column name, and the second of two columns of one name would replace the first.
 */
export const authorColumns = {
  userId: sql<string | null>`${users.id}`.as("author_id"),
  name: sql<string | null>`${users.name}`.as("author_name"),
  email: sql<string | null>`${users.email}`.as("author_email"),
};

type Row = { userId: string | null; name: string | null; email: string | null };

/**
 * An author as this reader may know them: the e-mail address is for administrators alone, the id
 * for no one.
 */
export function authorOf({ userId, name, email }: Row, reader: { isAdmin: boolean }): Author {
  if (userId === null) return null;
  const author = { name: name ?? "", number: memberNumber(userId) };
  return reader.isAdmin ? { ...author, email: email ?? undefined } : author;
}
