// Plain JavaScript, because it runs inside the Worker. Wraps bindings so that one call of a request
// (the `at`th to its binding) goes wrong: "fails" (nothing happened), "does it and fails" (it
// happened, and the caller got an error), "hangs", "late" (it happens after the timeout, as a
// statement in D1's queue may).

/** What the services are documented to say when they fail; they take turns. */
const errors = {
  DB: [
    "D1_ERROR: Network connection lost.",
    "D1_ERROR: D1 DB is overloaded. Too many requests queued.",
    "D1_ERROR: D1 DB is overloaded. Requests queued for too long.",
    "D1_ERROR: D1 DB exceeded its CPU time limit and was reset.",
    "D1_ERROR: Internal error while starting up D1 DB storage caused object to be reset.",
    "D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.",
    "D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.",
    "D1_ERROR: database or disk is full: SQLITE_FULL",
  ],
  FILES: [
    "put: We encountered an internal error. Please try again. (10001)",
    "get: Reduce your concurrent request rate for the same object. (10058)",
    "get: Service unavailable. (10043)",
    "Network connection lost.",
  ],
  WORKERS_AI: [
    "3036: You have used up your daily free allocation",
    "3040: Capacity temporarily exceeded",
    "3007: Request timeout",
    "5007: No such model",
  ],
  STRIPE_API: ["Network connection lost.", "internal error"],
  IMAGES: ["IMAGES_INFO_ERROR 9523: internal error", "Network connection lost."],
};

/** How long a late call waits, in milliseconds: longer than the timeout of the database. */
const lateness = 12_000;

/** Counts every call, and breaks the chosen one; `late` does a late one. */
export function saboteur(fault, late) {
  const calls = {};
  const through = async (binding, call) => {
    const at = (calls[binding] ?? 0) + 1;
    calls[binding] = at;
    if (fault?.binding !== binding || fault.at !== at) return call();
    if (fault.how === "hangs") return new Promise((resolve) => setTimeout(resolve, 600_000));
    if (fault.how === "late") return late(lateness, call);
    if (fault.how === "does it and fails") await call();
    throw new Error(errors[binding][(fault.at + fault.nth) % errors[binding].length]);
  };
  return { calls, through };
}

/** An object of which these methods go through the saboteur; the others are as they were. */
const watched = (real, methods, through, binding) =>
  new Proxy(real, {
    get(target, name) {
      const value = target[name];
      if (typeof value !== "function") return value;
      return methods.includes(name)
        ? (...args) => through(binding, () => target[name](...args))
        : value.bind(target);
    },
  });

function statement(real, through) {
  const asked = watched(real, ["all", "run", "first", "raw"], through, "DB");
  return new Proxy(asked, {
    get(target, name) {
      if (name === "real") return real;
      return name === "bind"
        ? (...values) => statement(real.bind(...values), through)
        : target[name];
    },
  });
}

const database = (d1, through) => ({
  prepare: (sql) => statement(d1.prepare(sql), through),
  batch: (statements) => through("DB", () => d1.batch(statements.map(({ real }) => real))),
  withSession(constraint) {
    const session = d1.withSession(constraint);
    return Object.assign(database(session, through), { getBookmark: () => session.getBookmark() });
  },
});

/** The environment, every outside service of it in the saboteur's hands. */
export const faulty = (env, through) => ({
  ...env,
  DB: database(env.DB, through),
  FILES: watched(env.FILES, ["get", "put", "head", "delete", "list"], through, "FILES"),
  WORKERS_AI: { run: (...args) => through("WORKERS_AI", () => env.WORKERS_AI.run(...args)) },
  STRIPE_API: { fetch: (...args) => through("STRIPE_API", () => env.STRIPE_API.fetch(...args)) },
});
