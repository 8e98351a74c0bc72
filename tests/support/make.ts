import { v7 as newId } from "uuid";
import type { JobDraft, JobStatus } from "#app/features/repair/job.ts";
import { createJob, type Job, setJobStatus } from "#app/features/repair/jobs.server.ts";
import { priceQuote, type QuoteStatus, type Rates, type ShownQuote } from "#app/features/repair/quote.ts";
import { createQuote, findQuote, setQuoteStatus } from "#app/features/repair/quotes.server.ts";
import { shopSettings } from "#app/features/repair/tables.server.ts";
import { videoTutorials } from "#app/features/videos/tables.server.ts";
import { embedUrl, thumbnailUrl } from "#app/features/videos/youtube.ts";
import type { Db } from "#app/platform/db.server.ts";

/** Someone, or their id. */
type Owner = { id: string };

export const jobDraft: JobDraft = {
  customerFirstName: "María",
  customerLastName: "Pérez",
  customerEmail: "maria.perez@example.com",
  customerPhone: "+1 (555) 010-2030",
  carMake: "Toyota",
  carModel: "Corolla",
  carYear: 2018,
  licensePlate: "ABC-123",
  vin: null,
  odometer: null,
  issues: "Check engine light is on: P0301. Rough idle when cold.",
  diagnostic: null,
  language: "en",
};

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
  const { job } = await createJob(db, owner.id, id, { ...jobDraft, ...draft }, now);
  if (!status || status === "pending") return job;
  await setJobStatus(db, owner.id, id, status, now);
  return { ...job, status };
}

type Shop = typeof shopSettings.$inferInsert;

/** The settings of this owner's shop. */
export async function makeShop(db: Db, owner: Owner, overrides: Partial<Omit<Shop, "userId">> = {}): Promise<Shop> {
  const shop: Shop = {
    userId: owner.id,
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
  materials?: { name: string; quantity: number; unitPrice: number }[];
  rates?: Rates;
  status?: QuoteStatus;
  now?: number;
};

/** A quote of this owner's job: two and a half hours at 85.00 and 160.40 of parts, 372.90 in all, unless told otherwise. */
export async function makeQuote(db: Db, { owner, job, status = "pending", now = Date.now(), ...traits }: QuoteTraits): Promise<ShownQuote> {
  const { description = "Front brakes", laborHours = 2.5, rates = { hourlyRate: 85_00, currency: "USD" } } = traits;
  const materials = traits.materials ?? [
    { name: "Brake pads", quantity: 1, unitPrice: 80_40 },
    { name: "Brake disc", quantity: 2, unitPrice: 40_00 },
  ];
  const id = newId();
  const quote = { description, laborHours, ...priceQuote({ laborHours, materials }, rates.hourlyRate) };
  await createQuote(db, owner.id, job.id, id, quote, rates, now);
  if (status !== "pending") await setQuoteStatus(db, owner.id, job.id, id, status, now);
  return (await findQuote(db, owner.id, job.id, id))!;
}

/** A job as a browser posts its form. */
export const typedJob = {
  customerFirstName: "Luz",
  customerLastName: "Ibáñez",
  customerEmail: "luz@example.com",
  customerPhone: "+54 11 5555-0199",
  carMake: "Renault",
  carModel: "Kangoo",
  carYear: "2014",
  licensePlate: "AB 123 CD",
  vin: "",
  odometer: "182.400",
  issues: "Pierde aceite",
  language: "es",
};

type Video = typeof videoTutorials.$inferInsert;

let videosMade = 0;

/** A video of twelve minutes on brakes, for beginners, unless told otherwise. */
export async function makeVideo(db: Db, overrides: Partial<Video> = {}): Promise<Video & { n: number; id: string }> {
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
