// Plain JavaScript, because it also runs inside the measured Worker. Its types are beside it.

const asked = ({ sql, params }, meta, rows) => ({ sql, params, read: meta.rows_read ?? 0, rows });

/** How far away database and files are, in milliseconds for a round trip. */
export const distance = { ms: 0 };

/** The answer of a trip that takes as long as the distance says, and when it began and ended. */
async function far(ask) {
  const began = Date.now();
  const [answer] = await Promise.all([
    ask(),
    distance.ms && new Promise((done) => setTimeout(done, distance.ms)),
  ]);
  return { answer, at: { began, ended: Date.now() } };
}

/** The files, as far away; their trips go to `fetched`. */
export const farFiles = (files, fetched) =>
  Object.fromEntries(
    ["get", "head", "put", "delete", "list"].map((name) => [
      name,
      async (...given) => {
        const { answer, at } = await far(() => files[name](...given));
        fetched.push({ name, ...at });
        return answer;
      },
    ]),
  );

class Statement {
  constructor(trips, real, sql, params = []) {
    Object.assign(this, { trips, real, sql, params });
  }
  bind(...params) {
    return new Statement(this.trips, this.real.bind(...params), this.sql, params);
  }
  async all() {
    const { answer, at } = await far(() => this.real.all());
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
    const { answer, at } = await far(() => this.real.raw(options));
    const question = /^\s*(select|with)\b/i.test(this.sql);
    // Not from afar, where time is measured.
    const { meta } = question && !distance.ms ? await this.real.all() : {};
    this.trips.push([{ ...asked(this, meta ?? {}, answer.length), ...at }]);
    return answer;
  }
}

export const counting = (d1, trips) => ({
  prepare: (sql) => new Statement(trips, d1.prepare(sql), sql),
  async batch(statements) {
    const { answer: answers, at } = await far(() => d1.batch(statements.map(({ real }) => real)));
    trips.push(
      statements.map((one, n) => ({
        ...asked(one, answers[n].meta, answers[n].results.length),
        ...at,
      })),
    );
    return answers;
  },
  withSession(constraint) {
    const session = d1.withSession(constraint);
    return Object.assign(counting(session, trips), { getBookmark: () => session.getBookmark() });
  },
});
