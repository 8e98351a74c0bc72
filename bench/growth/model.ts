import { type Billed, limits, planPrice, prices } from "./prices.ts";
import { hours, measured, shop, site, zones } from "./shop.ts";

export type Growth = {
  shops: number;
  /** After 1, 3 and 5 years of all of them. */
  databaseGb: number[];
  databases: number[];
  fileGb: number[];
  busiest: { pages: number; writes: number; statements: number };
  month: Record<Billed, number>;
  /** US dollars a month after 1, 3 and 5 years. */
  cost: number[];
};

const years = [1, 3, 5];
/** Databases are filled to so much, so that a shop that grows does not have to move at once. */
const fill = 0.8;
const gigabyte = 1e9;

/** Storage, load and cost of this many shops like `shop`. Pure: no clock, no randomness. */
export function growthOf(shops: number): Growth {
  const databaseGb = years.map((year) => (year * shops * bytesAYear) / gigabyte);
  const fileGb = years.map((year) => (year * shops * filesAYear) / gigabyte);
  const pages = busiest(shops, shop.pages);
  const writes = busiest(shops, shop.writes);
  const { page, write } = measured;
  const month = used(shops);
  return {
    shops,
    databaseGb,
    databases: databaseGb.map((gb) => Math.ceil(gb / (limits.databaseGb * fill))),
    fileGb,
    busiest: {
      pages,
      writes,
      statements: pages * page.statements + writes * write.statements,
    },
    month,
    cost: years.map((_, n) => bill({ ...month, databaseGb: databaseGb[n]!, fileGb: fileGb[n]! })),
  };
}

const linked = shop.jobs * shop.linked;
const invoiced = shop.jobs * shop.invoiced;
const photos = shop.jobs * shop.photosOfJob;
const { job, invoice, link, chat, photo, page, write, neurons } = measured;

const bytesAYear =
  shop.jobs * job.bytes +
  invoiced * invoice.bytes +
  linked * link.bytes +
  photos * photo.bytes +
  shop.questions * chat.bytes;
const filesAYear = linked * link.fileBytes + photos * photo.fileBytes;
const entriesAYear =
  shop.jobs * job.entries +
  invoiced * invoice.entries +
  linked * link.entries +
  photos * photo.entries +
  shop.questions * chat.entries;

/** A month's use of everything that is billed, but for what is stored. */
function used(shops: number): Record<Billed, number> {
  const days = shop.workdays / 12;
  const pages = shops * shop.pages * days;
  const writes = shops * shop.writes * days;
  const messages = (shops * shop.jobs * shop.messages) / 12 + site.newsMessages * 30;
  return {
    requests: pages + writes + messages,
    cpuMs: pages * page.cpuMs + writes * write.cpuMs,
    rowsRead: pages * page.rowsRead + writes * write.rowsRead,
    rowsWritten: (shops * entriesAYear * shop.rewritten) / 12,
    databaseGb: 0,
    fileGb: 0,
    filesWritten: (shops * (linked * link.files + photos * photo.files)) / 12,
    queueOperations: messages * 3,
    letters: (shops * (linked * shop.lettersOfLink + invoiced * shop.lettersOfInvoice)) / 12,
    pictures: site.newsPictures * 30,
    neurons: (shops * (shop.questions * neurons.question + shop.jobs * neurons.job)) / 12,
    logLines: pages + writes + messages,
  };
}

/** Price of the use above the included amount, in US dollars. */
export const priceOf = (used: Record<Billed, number>, name: Billed): number =>
  Math.max(0, used[name] - prices[name].included) * prices[name].each;

export const bill = (used: Record<Billed, number>): number =>
  (Object.keys(prices) as Billed[]).reduce((sum, name) => sum + priceOf(used, name), planPrice);

/**
 * The most in one second of a year's busiest minute, when each shop has so many a day: the
 * hour in which most zones are busy, and above its mean what chance adds (a Poisson distribution,
 * four standard deviations: once in 30,000 minutes).
 */
export function busiest(shops: number, aDay: number): number {
  const ofHour = (hour: number) =>
    zones.reduce((sum, share, later) => sum + share * (hours[hour - later] ?? 0), 0);
  const clock = Array.from({ length: hours.length + zones.length }, (_, hour) => ofHour(hour));
  const aMinute = (Math.max(...clock) * shops * aDay) / 60;
  return (aMinute + 4 * Math.sqrt(aMinute)) / 60;
}
