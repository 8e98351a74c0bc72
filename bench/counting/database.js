// Plain JavaScript, because it also runs inside the measured Worker. Its types are beside it.

const asked = ({ sql, params }, meta, rows) => ({ sql, params, read: meta.rows_read ?? 0, rows });

class Statement {
  constructor(trips, real, sql, params = []) {
    Object.assign(this, { trips, real, sql, params });
  }
  bind(...params) {
    return new Statement(this.trips, this.real.bind(...params), this.sql, params);
  }
  async all() {
    const answer = await this.real.all();
    this.trips.push([asked(this, answer.meta, answer.results.length)]);
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
    const answer = await this.real.raw(options);
    const question = /^\s*(select|with)\b/i.test(this.sql);
    this.trips.push([asked(this, question ? (await this.real.all()).meta : {}, answer.length)]);
    return answer;
  }
}

export const counting = (d1, trips) => ({
  prepare: (sql) => new Statement(trips, d1.prepare(sql), sql),
  async batch(statements) {
    const answers = await d1.batch(statements.map(({ real }) => real));
    trips.push(statements.map((one, n) => asked(one, answers[n].meta, answers[n].results.length)));
    return answers;
  },
  withSession(constraint) {
    const session = d1.withSession(constraint);
    return Object.assign(counting(session, trips), { getBookmark: () => session.getBookmark() });
  },
});
