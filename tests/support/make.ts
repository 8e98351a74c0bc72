import { v7 as newId } from "uuid";
import type { ReplyDraft, TopicDraft } from "#app/features/forum/posts/post.ts";
import { createReply } from "#app/features/forum/replies/create-reply.server.ts";
import type { Reply } from "#app/features/forum/replies/replies.server.ts";
import { createTopic, type Topic } from "#app/features/forum/topics/topics.server.ts";
import { newsItems, newsSources } from "#app/features/news/tables.server.ts";
import { priceDocument } from "#app/features/quotes/price/document.ts";
import { quantityOne } from "#app/features/quotes/quantity.ts";
import type { QuoteStatus, Rates, ShownQuote } from "#app/features/quotes/quote.ts";
import { findQuote } from "#app/features/quotes/quote-rows.server.ts";
import { createQuote } from "#app/features/quotes/save/create-quote.server.ts";
import { setQuoteStatus } from "#app/features/quotes/save/quote-status.server.ts";
import { createJob } from "#app/features/repair/form/create-job.server.ts";
import { setJobStatus } from "#app/features/repair/form/job-status.server.ts";
import type { JobDraft, JobStatus } from "#app/features/repair/job.ts";
import type { Job } from "#app/features/repair/job-rows.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { videoTutorials } from "#app/features/videos/tables.server.ts";
import { embedUrl, thumbnailUrl } from "#app/features/videos/youtube.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { fold } from "#app/values/fold.ts";
import { unpaced } from "./machine/unpaced.ts";
import { shopOf } from "./people.ts";
import { jobDraft } from "./repair/job-draft.ts";

/** Someone, or their id. */
type Owner = { id: string };

/** A job of this owner, under the owner's next number. */
export async function makeJob(
  db: Db,
  {
    owner,
    id = newId(),
    status,
    now = Date.now(),
    ...draft
  }: Partial<JobDraft> & { owner: Owner; id?: string; status?: JobStatus; now?: number },
): Promise<Job> {
  const shopId = await shopOf(db, owner);
  const { job } = await createJob(
    db,
    { shopId, jobId: id },
    { ...jobDraft, ...draft },
    { by: owner.id, now },
  );
  if (!status || status === "pending") return job;
  await setJobStatus(db, { shopId, jobId: id }, { status, by: owner.id, now });
  return { ...job, status };
}

type Shop = typeof shopSettings.$inferInsert;

/** The settings of this owner's shop. */
export async function makeShop(
  db: Db,
  owner: Owner,
  overrides: Partial<Omit<Shop, "shopId">> = {},
): Promise<Shop> {
  const shop: Shop = {
    shopId: await shopOf(db, owner),
    shopName: "Taller Ruiz",
    hourlyRate: 85_00,
    currency: "USD",
    defaultLanguage: "es",
    timeZone: "America/Los_Angeles",
    updatedAt: new Date(),
    ...overrides,
  };
  await db.insert(shopSettings).values(shop);
  return shop;
}

type QuoteTraits = {
  owner: Owner;
  job: { id: string };
  description?: string;
  laborHours?: number;
  /** Quantities in pieces. */
  materials?: { name: string; quantity: number; unitPrice: number }[];
  rates?: Rates;
  status?: QuoteStatus;
  now?: number;
};

/**
 * A quote of this owner's job: two and a half hours at 85.00 and 160.40 of parts, 372.90 in all,
 * by default.
 */
export async function makeQuote(
  db: Db,
  { owner, job, status = "pending", now = Date.now(), ...traits }: QuoteTraits,
): Promise<ShownQuote> {
  const {
    description = "Front brakes",
    laborHours = 2.5,
    rates = { laborRate: 85_00, currency: "USD", decimals: 2 },
  } = traits;
  const materials = (
    traits.materials ?? [
      { name: "Brake pads", quantity: 1, unitPrice: 80_40 },
      { name: "Brake disc", quantity: 2, unitPrice: 40_00 },
    ]
  ).map((material) => ({ ...material, quantity: material.quantity * quantityOne }));
  const id = newId();
  const quote = {
    description,
    laborHours,
    ...priceDocument({ laborHours, materials }, rates),
    terms: rates.terms ?? null,
  };
  const ref = { shopId: await shopOf(db, owner), jobId: job.id, id };
  await createQuote(db, ref, { quote, rates, by: owner.id, now });
  if (status !== "pending") await setQuoteStatus(db, ref, { status, by: owner.id, now });
  return (await findQuote(db, ref.shopId, job.id, id))!;
}

type SourceRow = typeof newsSources.$inferInsert;

/** A source of news that is due at once. */
export async function makeSource(db: Db, traits: Partial<SourceRow> = {}): Promise<SourceRow> {
  const source: SourceRow = {
    id: newId(),
    name: "Taller Hoy",
    url: "https://www.tallerhoy.com/feed.xml",
    selector: "article",
    language: "es",
    active: true,
    restsUntil: new Date(0),
    createdAt: new Date(),
    ...traits,
    search: fold(`${traits.name ?? "Taller Hoy"} ${traits.url ?? ""}`),
  };
  await db.insert(newsSources).values(source);
  return source;
}

type ItemRow = typeof newsItems.$inferInsert;

/** An article of this source, published now by default. */
export async function makeArticle(
  db: Db,
  source: SourceRow,
  traits: Partial<ItemRow> = {},
): Promise<ItemRow> {
  const id = newId();
  const now = new Date();
  const item: ItemRow = {
    id,
    sourceId: source.id,
    key: id,
    link: `https://www.tallerhoy.com/${id}`,
    title: "Frenos que rechinan",
    excerpt: "Tres causas frecuentes y cómo distinguirlas.",
    language: source.language,
    publishedAt: now,
    createdAt: now,
    ...traits,
  };
  await db.insert(newsItems).values(item);
  return item;
}

type TopicTraits = Partial<TopicDraft> & { by: Owner; id?: string; now?: number };

/** A topic of the forum. */
export async function makeTopic(
  db: Db,
  { by, id = newId(), now = Date.now(), ...draft }: TopicTraits,
): Promise<Topic> {
  const text = {
    title: "Corolla stalls when warm",
    content: "It stalls at every light. **P0505** is stored.",
    language: "en" as const,
  };
  const pace = unpaced(db);
  const full = { ...text, ...draft };
  const written = await createTopic(db, { userId: by.id, id, draft: full, now, pace });
  return (written as Exclude<typeof written, string>).topic;
}

type ReplyTraits = Partial<ReplyDraft> & {
  by: Owner;
  topic: { id: string };
  id?: string;
  now?: number;
};

/** A reply on a topic that is there. */
export async function makeReply(
  db: Db,
  { by, topic, id = newId(), now = Date.now(), ...draft }: ReplyTraits,
): Promise<Reply> {
  const written = await createReply(db, {
    userId: by.id,
    topicId: topic.id,
    id,
    draft: { content: "Limpie el cuerpo de aceleración.", language: "es", ...draft },
    now,
    pace: unpaced(db),
  });
  if (typeof written === "string") throw new Error("There is no such topic");
  return written.reply;
}

type Video = typeof videoTutorials.$inferInsert;
let videosMade = 0;

/** A video; by default twelve minutes on brakes for beginners. */
export async function makeVideo(
  db: Db,
  overrides: Partial<Video> = {},
): Promise<Video & { n: number; id: string }> {
  const youtubeId = overrides.youtubeId ?? `test${String(++videosMade).padStart(7, "0")}`;
  const [row] = await db
    .insert(videoTutorials)
    .values({
      id: newId(),
      title: "Brake pads and discs, front axle",
      description: "Measure the disc, clean the carrier, bed the pads in.",
      youtubeId,
      videoUrl: embedUrl(youtubeId),
      thumbnailUrl: thumbnailUrl(youtubeId),
      category: "brakes",
      difficulty: "beginner",
      minutes: 12,
      createdAt: new Date(),
      ...overrides,
    })
    .returning();
  return row!;
}
