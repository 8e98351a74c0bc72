import { and, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { CountedUse } from "#app/features/account/budget/uses.server.ts";
import type { discussionReplies, discussionTopics } from "#app/features/forum/tables.server.ts";
import { refuse } from "#app/http/answers.ts";
import type { FormValues } from "#app/http/form.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, saveAt, says } from "#app/platform/db/save-at.server.ts";
import type { Language } from "#app/values/language.ts";
import { editableFor, mayEdit } from "./post.ts";

/** An edit of a post. `now` in milliseconds. */
export type Edit<Text> = {
  text: Text;
  /** Undefined: the post keeps its language. */
  language: Language | undefined;
  /** The version that the form was opened with. */
  version?: number | undefined;
  /** The use that it counts (`writePace`). */
  pace: CountedUse;
  now: number;
};

/**
 * Changes the text of a post within a day. It shows as edited only if the text differs. Overtaken:
 * the post was edited since `version`, is too old or was hidden. Too many: no use was left.
 */
export function savePost<Posts extends typeof discussionTopics | typeof discussionReplies>(
  db: Db,
  posts: Posts,
  { row, text, language, version, pace, now }: Edit<{ content: string }> & { row: SQL | undefined },
): Promise<SaveOutcome | "tooMany"> {
  const table = posts as typeof discussionReplies;
  const editable = and(gt(table.createdAt, new Date(now - editableFor)), isNull(table.hiddenAt));
  return saveAt(db, {
    table,
    column: table.version,
    row,
    version,
    set: {
      ...text,
      originalLanguage: language,
      editedAt: sql`iif(${says(table, text)}, ${table.editedAt}, ${now})`,
    },
    provided: editable,
    already: and(editable, says(table, { ...text, originalLanguage: language })),
    use: pace,
  });
}

/** The response to an edit that was overtaken. `post` is as stored now; `now` in milliseconds. */
export function refuseEdit(
  post: Parameters<typeof mayEdit>[0] & { version: number },
  viewerId: string,
  values: FormValues,
  now: number,
) {
  const overtaken = mayEdit(post, viewerId, now);
  const error = { key: overtaken ? "forum:form.changed" : "forum:form.tooLate" } as const;
  return refuse({ error, values: { ...values, version: String(post.version) } }, 409);
}
