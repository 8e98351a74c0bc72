import { WorkerEntrypoint } from "cloudflare:workers";

// A model in place of Workers AI that does as the question says: its last words may carry a script as JSON after "@@", for all models
// or for each by its name. What it was asked, and when it was left, is told at /calls; /forget forgets it. What is put to
// /translator is the script of every translation: `fail`, `hang` until there is another script, or `answers`, line by line. Plain
// JavaScript: nothing bundles it. What is put to /listener is the script of every recording, for all models or by name: `fail`,
// `hang`, or what is `heard`.

const calls = [];
const tries = new Map();
let translator;
let listener = {};

const textOf = (content) =>
  typeof content === "string" ? content : content.map(({ text = "" }) => text).join("\n");

function scriptOf(model, input) {
  const asked = textOf(input.messages.at(-1).content);
  const found = /@@([{[].*[}\]])/s.exec(asked)?.[1];
  const script = found ? JSON.parse(found) : {};
  const turn = `${asked} ${model}`;
  tries.set(turn, (tries.get(turn) ?? 0) + 1);
  const own = script[model.split("/").at(-1)] ?? script;
  return Array.isArray(own) ? own[Math.min(tries.get(turn), own.length) - 1] : own;
}

const pause = (ms) => new Promise((later) => setTimeout(later, ms));
// Longer than anyone waits; a promise that nothing can keep would be broken off by the runtime.
const forever = () => pause(60_000);

async function listen(model) {
  const script = listener[model.split("/").at(-1)] ?? listener;
  if (script.hang) return forever();
  if (script.fail) throw new Error(script.fail);
  return script.heard ?? { text: "" };
}

async function translate(sent) {
  const script = translator;
  while (script.hang && translator === script) await pause(50);
  if (script.fail || script.hang) throw new Error(script.fail ?? "3007: Request timeout");
  const lines = sent.split("\n").slice(1, -1);
  return { response: lines.map((line) => script.answers[line] ?? line).join("\n") };
}

export default class Model extends WorkerEntrypoint {
  async run(model, input) {
    const call = { model, input, at: Date.now() };
    calls.push(call);
    if (input.audio) return listen(model);
    if (translator) return translate(textOf(input.messages.at(-1).content));
    const {
      fail,
      hang,
      words = ["Check", " the coil", " [1]."],
      times = 1,
      every = 0,
      end = "done",
      whole,
      shape,
    } = scriptOf(model, input);
    if (fail) throw new Error(fail);
    if (hang) return forever();
    if (whole !== undefined) return { response: whole };
    const { readable, writable } = new IdentityTransformStream();
    const write = async () => {
      const writer = writable.getWriter();
      const encoder = new TextEncoder();
      const tell = async (data) => writer.write(encoder.encode(`data: ${data}\n\n`));
      writer.closed.catch(() => {
        call.leftAt = Date.now();
      });
      try {
        for (const word of Array.from({ length: times }, () => words).flat()) {
          if (every) await pause(every);
          await tell(
            JSON.stringify(
              shape === "openai" ? { choices: [{ delta: { content: word } }] } : { response: word },
            ),
          );
          call.said = (call.said ?? 0) + 1;
        }
        if (end === "hang") await forever();
        if (end === "error")
          await tell(
            JSON.stringify({ errors: [{ code: 3043, message: "Internal server error" }] }),
          );
        if (end === "break") return writer.abort(new Error("connection reset"));
        if (end === "done") await tell("[DONE]");
        await writer.close();
      } catch {
        call.leftAt ??= Date.now();
      }
    };
    this.ctx.waitUntil(write());
    return readable;
  }

  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/translator") {
      translator = await request.json();
      return new Response();
    }
    if (pathname === "/listener") {
      listener = await request.json();
      return new Response();
    }
    if (pathname === "/forget") {
      listener = {};
      calls.length = 0;
      translator = undefined;
      tries.clear();
      return new Response();
    }
    const about = searchParams.get("about");
    return Response.json(calls.filter(({ input }) => JSON.stringify(input).includes(about)));
  }
}
