// Stands around the unmodified production build: the same Worker, with a database whose copy lags behind for ever. A session without
// a bookmark reads the copy; one with a bookmark reads what has it, which is the primary. Plain JavaScript: it runs inside the Worker.
import app from "./index.js";

export { RunningAnswer } from "./index.js";

// Made once per isolate, as the real binding is: the product keeps things by it.
let db;

const lagging = ({ DB, COPY }) => ({
  prepare: (sql) => DB.prepare(sql),
  batch: (statements) => DB.batch(statements),
  withSession: (constraint) =>
    (constraint === "first-unconstrained" ? COPY : DB).withSession(constraint),
});

export default {
  ...app,
  fetch(request, env, ctx) {
    db ??= lagging(env);
    return app.fetch(request, { ...env, DB: db }, ctx);
  },
};
