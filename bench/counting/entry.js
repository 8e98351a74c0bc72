// Stands around the unmodified production build: the same Worker, with a database that writes down what it is asked.
// Ask for /__statements to read (and empty) the list. One request at a time, or the lists mix.
import app from "./index.js";

let trips = [];

const entry = (statement, meta, rows) => ({ sql: statement.sql, params: statement.params, read: meta.rows_read, rows, ms: meta.duration });

class Statement {
  constructor(d1, sql, params = [], real = d1.prepare(sql)) {
    Object.assign(this, { d1, sql, params, real });
  }
  bind(...params) {
    return new Statement(this.d1, this.sql, params, this.real.bind(...params));
  }
  async all() {
    const answer = await this.real.all();
    trips.push([entry(this, answer.meta, answer.results.length)]);
    return answer;
  }
  async run() {
    return this.all();
  }
  async first(column) {
    const { results } = await this.all();
    return results[0] === undefined ? null : column === undefined ? results[0] : results[0][column];
  }
  // `raw` carries no account of what was read: a question is asked once more for it (uncounted), never a write.
  async raw(options) {
    const answer = await this.real.raw(options);
    const asked = /^\s*(select|with)\b/i.test(this.sql);
    const meta = asked ? (await this.real.all()).meta : {};
    trips.push([entry(this, meta, answer.length)]);
    return answer;
  }
}

const counting = (d1) => ({
  prepare: (sql) => new Statement(d1, sql),
  async batch(statements) {
    const answers = await d1.batch(statements.map((one) => one.real));
    trips.push(statements.map((one, n) => entry(one, answers[n].meta, answers[n].results.length)));
    return answers;
  },
  exec: (sql) => d1.exec(sql),
});

// Once per isolate, as the real binding is: the product keeps things by it.
let db;

export default {
  ...app,
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname === "/__statements") {
      const answer = Response.json(trips);
      trips = [];
      return answer;
    }
    db ??= counting(env.DB);
    return app.fetch(request, { ...env, DB: db }, ctx);
  },
};
