/**
 * Measured here, for one of each. Bytes and entries (rows, and what indexes hold of them): node
 * bench/growth/sizes.ts. Statements and rows read: the log and `server-timing` of the demo's pages. Of a
 * write, D1 bills every entry as a row.
 */
export const measured = {
  job: { bytes: 13_400, entries: 91 },
  invoice: { bytes: 5_477 + 510, entries: 7 + 4 },
  link: {
    bytes: 612 + 748 + 4 * 263 + 600,
    entries: 6 + 5 + 4 * 2 + 3,
    fileBytes: 10_000,
    files: 2,
  },
  chat: { bytes: 1_679, entries: 3 },
  page: { statements: 5, rowsRead: 90, cpuMs: 10 },
  write: { statements: 9, rowsRead: 60, cpuMs: 12 },
  /** Assumed, by the limits of photos: a scaled one of a phone, and the small copy. */
  photo: { bytes: 500, entries: 4, fileBytes: 700_000 + 40_000, files: 2 },
  /** Neurons of a question with its answer, and of a job's texts, translated and checked. */
  neurons: { question: 131, job: 55 },
} as const;

/** Assumed: one shop of three people, five days a week. */
export const shop = {
  workdays: 260,
  jobs: 1_200,
  /** Shares of the jobs. */
  invoiced: 0.9,
  linked: 0.5,
  questions: 500,
  /** A day, fetched ahead included. */
  pages: 200,
  writes: 30,
  /** Letters of a linked job: link, answer, a reminder for three in ten; half of the invoices. */
  lettersOfLink: 2.3,
  lettersOfInvoice: 0.5,
  /** To the queue, of a job: its texts when it is written and when its diagnosis is. */
  messages: 2,
  /** An entry is written when it is made and about once more. */
  rewritten: 2,
  photosOfJob: 3,
} as const;

/** Assumed of the site: 20 sources of news, four times an hour, and 30 new pictures a day. */
export const site = { newsMessages: 20 * 96, newsPictures: 30 };

/** The share of a day's work in each hour from eight in the morning. */
export const hours = [0.17, 0.15, 0.13, 0.11, 0.06, 0.11, 0.13, 0.14];

/** The share of shops in Eastern, Central, Mountain and Pacific time, an hour apart. */
export const zones = [0.45, 0.3, 0.07, 0.18];
