// Plain JavaScript, because it also runs inside the measured Worker. Its types are beside it.

const asked = ({ sql, params }, meta, rows) => ({ sql, params, read: meta.rows_read ?? 0, rows });

/** How far away database and files are, in milliseconds for a round trip (its type is beside it). */
export const distance = { ms: 0 };

export function setAway(given) {
  for (const name of Object.keys(distance)) delete distance[name];
  Object.assign(distance, typeof given === "number" ? { ms: given } : given);
}

const isQuestion = ({ sql }) => /^\s*(select|with)\b/i.test(sql);

const placeOf = (isCopy) => (isCopy ? "copy" : "primary");

/** The answer of a trip that takes as long as the distance says, and when it began and ended. */
async function far(to, ask) {
  const began = Date.now();
  const ms = distance[to] ?? distance.ms;
  underWay += 1;
  try {
    const [answer] = await Promise.all([ask(), passing(ms)]);
    return { answer, at: { began, ended: Date.now(), to } };
  } finally {
    underWay -= 1;
  }
}

/**
 * Waits in steps: while a busy machine stands still, one of them passes, and what is to go out at
 * the same time goes out before the next. The last one makes up for what timers are late.
 */
async function passing(ms) {
  if (!ms) return;
  const end = Date.now() + ms;
  for (let step = 1; step < steps; step++) await after(ms / steps);
  await after(Math.max(0, end - Date.now()));
}

const after = (ms) => new Promise((done) => setTimeout(done, ms));
const steps = 5;

let underWay = 0;

/** When no trip is under way: those of an earlier answer's deferred work may be. */
export async function idle() {
  // Of another request, so that it cannot be waited for.
  while (underWay > 0) await new Promise((done) => setTimeout(done, 2));
}

/** The files, as far away; their trips go to `fetched`. */
export const farFiles = (files, fetched) =>
  Object.fromEntries(
    ["get", "head", "put", "delete", "list"].map((name) => [
      name,
      async (...given) => {
        const { answer, at } = await far("files", () => files[name](...given));
        fetched.push({ name, ...at });
        return answer;
      },
    ]),
  );

class Statement {
  constructor(trips, real, sql, isCopy, params = []) {
    Object.assign(this, { trips, real, sql, isCopy, params });
  }
  bind(...params) {
    return new Statement(this.trips, this.real.bind(...params), this.sql, this.isCopy, params);
  }
  async all() {
    const { answer, at } = await far(placeOf(this.isCopy), () => this.real.all());
    this.trips.push([{ ...asked(this, answer.meta, answer.results.length), ...at }]);
    return answer;
  }
  run() {
    return this.all();
  }
  async first(column) {
    const [row] = (await this.all()).results;
    return row === undefined ? null : column === undefined ? row : row[column];
  }
  // `raw` gives no account of what was read, so a question is asked once more for it, uncounted. A write never is.
  async raw(options) {
    const { answer, at } = await far(placeOf(this.isCopy), () => this.real.raw(options));
    // Not from afar, where time is measured.
    const { meta } = isQuestion(this) && !distance.ms ? await this.real.all() : {};
    this.trips.push([{ ...asked(this, meta ?? {}, answer.length), ...at }]);
    return answer;
  }
}

export const counting = (d1, trips, isCopy = false) => ({
  prepare: (sql) => new Statement(trips, d1.prepare(sql), sql, isCopy),
  async batch(statements) {
    const ask = () => d1.batch(statements.map(({ real }) => real));
    const { answer, at } = await far(placeOf(isCopy), ask);
    const askedOf = (one, n) => asked(one, answer[n].meta, answer[n].results.length);
    trips.push(statements.map((one, n) => ({ ...askedOf(one, n), ...at })));
    return answer;
  },
  withSession(constraint) {
    const session = d1.withSession(constraint);
    const reads = counting(session, trips, constraint !== "first-primary");
    return Object.assign(reads, { getBookmark: () => session.getBookmark() });
  },
});
