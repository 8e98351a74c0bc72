// Stands around the unmodified production build: the same Worker, with a database that writes down what it is asked.
// Ask for /__idle to wait until no trip is under way, and for /__answered to hear when the last answer was complete: what ended later was deferred. Post milliseconds to /__far, and the database and the files are as far away; or an object
// (Distance in database.d.ts) that says more. Ask for /__trips to read and empty the list (one request at a time, or the lists mix); post statements to /__time to hear how
// many milliseconds each took to be asked and answered, as the Worker sees it: alone, or as one of a batch of the same.
import { counting, distance, farFiles, idle, setAway } from "./database.js";
import app, { RunningAnswer as Answer } from "./index.js";

const trips = [];
/** When the last answer was complete, in milliseconds since 1970. */
let answered = 0;
/** The trips to R2. */
const fetched = [];

// Made once per isolate, as the real binding is: the product keeps things by it.
let db;
let files;

/** The object that asks the model, with the counting database as well. */
export class RunningAnswer extends Answer {
  constructor(state, env) {
    db ??= counting(env.DB, trips);
    super(state, { ...env, DB: db });
  }
}

/** The answer, which is noted when all of it has been sent. */
function noted(response) {
  answered = Date.now();
  if (!response.body) return response;
  const ending = new TransformStream({
    flush: () => {
      answered = Date.now();
    },
  });
  return new Response(response.body.pipeThrough(ending), response);
}

async function time(request, { DB }) {
  const { sql, params, times, batch = 1 } = await request.json();
  const statement = DB.prepare(sql).bind(...params);
  const took = [];
  for (let n = 0; n < times; n++) {
    const start = performance.now();
    await DB.batch(Array(batch).fill(statement));
    took.push((performance.now() - start) / batch);
  }
  return Response.json(took);
}

export default {
  ...app,
  async fetch(request, env, ctx) {
    const { pathname } = new URL(request.url);
    if (pathname === "/__idle") {
      await idle();
      return new Response();
    }
    if (pathname === "/__answered") return Response.json(answered);
    if (pathname === "/__trips") return Response.json(trips.splice(0));
    if (pathname === "/__files") return Response.json(fetched.splice(0));
    if (pathname === "/__far") {
      setAway(await request.json());
      return new Response();
    }
    if (pathname === "/__time") return time(request, env);
    db ??= counting(env.DB, trips);
    files ??= farFiles(env.FILES, fetched);
    if (distance.reader) await new Promise((done) => setTimeout(done, distance.reader));
    return noted(await app.fetch(request, { ...env, DB: db, FILES: files }, ctx));
  },
};
