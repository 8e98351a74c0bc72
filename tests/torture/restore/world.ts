import { fillForum, fillVideos, nthTopic } from "../../../bench/site-world.ts";
import {
  fillJobs,
  fillQuotes,
  fillShop,
  makePerson,
  nthJob,
  type Person,
  shopIdOf,
} from "../../../bench/world.ts";
import { localDatabase } from "../../../scripts/backup/database.ts";
import { layFoundation, writeLedger } from "../../../scripts/backup/foundation.ts";
import { type Stores, withStores } from "../../../scripts/local/stores.ts";
import { migrationNames } from "../../../scripts/migrations/migrations.ts";

/** Texts that something on the way might trip over. */
const awkward = [
  "It's 5 o'clock; -- drop table users; /* no */",
  "línea 1\nlínea 2\r\n\ttabulada 🔧 \u2028 \u2029 \u0000 \u0007 \ufeff",
  "BEGIN TRANSACTION; COMMIT; SAVEPOINT a;",
  '?1 $& $1 %s \\n \\\' "quoted" `ticks`',
];

/**
 * Makes a data folder with a shop of so many jobs, a forum a tenth of that, videos, chats and
 * files. Answers who owns it all.
 */
export async function makeWorld(folder: string, jobs: number): Promise<Person> {
  return withStores(folder, async (stores) => {
    const { d1 } = stores;
    // As wrangler would, and ten seconds sooner.
    await layFoundation(localDatabase(d1), migrationNames());
    await writeLedger(localDatabase(d1), migrationNames());
    const owner = await makePerson(d1, "premium");
    await makePerson(d1, "medium", true);
    await fillShop(d1, owner.id);
    await fillJobs(d1, owner.id, jobs);
    for (let job = 1; job <= jobs; job += Math.ceil(jobs / 20))
      await fillQuotes(d1, owner.id, nthJob(job));
    await fillForum(d1, owner.id, Math.ceil(jobs / 10) + 100);
    // The measured forum's translations stand in no search.
    await d1.prepare("delete from discussion_translations").run();
    await fillVideos(d1, owner.id, Math.ceil(jobs / 100) + 10);
    await talk(stores, owner.id);
    await sayInBoth(stores, owner.id);
    await changeAndRemove(stores);
    await keepFiles(stores, owner.id);
    return owner;
  });
}

/**
 * Writes questions and answers of the assistant, with one answer longer than a statement may be.
 */
async function talk({ d1 }: Stores, owner: string): Promise<void> {
  const texts = [...awkward, `${awkward.join(" ")} ${"ruido metálico 🔧 ".repeat(9_000)}`];
  const insert = `insert into chat_history (user_id, id, message, response, status, language, sources, notes, created_at)
    values (?, ?, ?, ?, 'done', 'es', '[]', '[]', ?)`;
  await d1.batch(
    texts.map((text, n) =>
      d1.prepare(insert).bind(owner, `chat ${n}`, awkward[n % awkward.length], text, n),
    ),
  );
}

/**
 * Writes the shop's texts in both languages, and texts of a job: missing, by a machine, by a
 * person.
 */
async function sayInBoth({ d1 }: Stores, owner: string): Promise<void> {
  const shop = shopIdOf(owner);
  const phrase = `insert into shop_phrases (shop_id, id, kind, key, original_language, en, es, found_en, found_es, search, "by", at)
    values (?1, ?2, ?3, ?2, 'es', ?4, ?4, ?4, ?4, ?4, ?5, 1)`;
  const translation = `insert into text_translations (shop_id, job_id, subject_id, field, language, original_language, text, of_text, state, "by", at)
    values (?1, ?2, ?2, ?3, 'es', 'en', ?4, ?5, ?6, ?7, 1)`;
  const states = [null, "machine", "written"] as const;
  await d1.batch([
    ...awkward.flatMap((text, n) =>
      ["term", "memory", "line"].map((kind) =>
        d1.prepare(phrase).bind(shop, `${kind} ${n}`, kind, text, owner),
      ),
    ),
    ...states.map((state, n) =>
      d1
        .prepare(translation)
        .bind(
          shop,
          nthJob(n + 1),
          "issues",
          state && awkward[n],
          awkward[n],
          state ?? "missing",
          state === "written" ? owner : null,
        ),
    ),
    d1
      .prepare('insert into text_work (shop_id, job_id, "by", due_at) values (?, ?, ?, 1)')
      .bind(shop, nthJob(1), owner),
  ]);
}

/**
 * Translations old and current, and the last of everything that is numbered deleted: their numbers
 * are not given again.
 */
async function changeAndRemove({ d1 }: Stores): Promise<void> {
  const translate = `insert into discussion_translations (post_id, language, topic_id, revision, title, content, claim)
    values (?1, 'es', ?1, ?2, 'Traqueteo en frío', 'Es un Corolla traducido', 'x')`;
  const index = `insert into discussion_search (rowid, title, text)
    select n + 1, 'Traqueteo en frío', 'Es un Corolla traducido' from discussion_texts where topic_id = ? and reply_id is null`;
  const last = await makePerson(d1, "free");
  await d1.batch([
    d1.prepare(translate).bind(nthTopic(2), 0),
    d1.prepare(index).bind(nthTopic(2)),
    d1.prepare(translate).bind(nthTopic(3), 0),
    d1.prepare(index).bind(nthTopic(3)),
    // Changed since: its translation is out of date, and out of the search.
    d1
      .prepare("update discussion_topics set content = 'Otra cosa', edited_at = 5 where id = ?")
      .bind(nthTopic(3)),
    // Hidden: the row stays, the search forgets it.
    d1.prepare("delete from discussion_texts where topic_id = ?").bind(nthTopic(4)),
    d1.prepare("delete from users where id = ?").bind(last.id),
    d1.prepare("delete from video_tutorials where n = (select max(n) from video_tutorials)"),
    d1.prepare(
      "insert into audit_log (id, actor_id, action, subject_id, at) values ('a', 'console', 'user.admin', 'x', 1)",
    ),
  ]);
}

async function keepFiles({ d1, files }: Stores, owner: string): Promise<void> {
  const bytes = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7919) % 256);
  await d1
    .prepare("update shop_settings set logo_file = 'logo.png' where shop_id = ?")
    .bind(shopIdOf(owner))
    .run();
  await files.put(`logos/${shopIdOf(owner)}/logo.png`, bytes(300_000), {
    httpMetadata: { contentType: "image/png" },
  });
  await files.put("handouts/x.pdf", bytes(10), {
    httpMetadata: { contentType: "application/pdf", contentDisposition: "inline" },
  });
  await files.put("pictures/nobody's ñ.webp", bytes(0), { customMetadata: { from: "a source" } });
}
