import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { V4WorkerOptions } from "miniflare";
import type { QueryRecord } from "../counting/database.js";
import { openServer, workerOf } from "../server.ts";
import { type Line, median, ms } from "../table.ts";
import { chainOf, setDistance } from "../trips.ts";
import { makePerson, openDatabase } from "../world.ts";

const words = 200;
const every = 8;

/** How far away the database is while trips in a row are counted, in milliseconds. */
const away = 50;

/**
 * P10: how long a word of the model is on its way to the reader through the object that owns the
 * answer, beside the same stream through a bare worker; and the round trips to D1 before the model
 * is asked.
 */
export async function chat(rounds: number): Promise<Line[]> {
  const source = await speaker();
  const app = await openServer("app", {
    counting: true,
    change: (workers) => speakFrom(source.address, workers),
  });
  const origin = (await app.ready).origin;
  const { cookie } = await makePerson(await openDatabase(app), "premium");
  const ask = (round: number) =>
    fetch(`${origin}/ai-chat`, {
      method: "POST",
      headers: { cookie, accept: "text/event-stream", origin },
      body: new URLSearchParams({ message: `P0301, round ${round}`, language: "en" }),
    });
  const trips = async () =>
    JSON.parse(await (await fetch(`${origin}/__trips`)).text()) as QueryRecord[][];

  try {
    // The first word is held back until the round trips so far have been counted; far away, so that
    // those in a row are told from those beside them.
    const hold = source.hold();
    await setDistance(origin, away);
    await trips();
    const first = ask(-1);
    await hold.asked;
    const before = (await trips()).map(([trip]) => trip!);
    const inRow = chainOf(before).length;
    await setDistance(origin, 0);
    hold.release();
    await late(await first, source);

    const [ours, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      bare.push(...(await late(await fetch(`${origin}/bench-model`), source)));
      ours.push(...(await late(await ask(round), source)));
    }
    const [through, straight] = [median(ours), median(bare)];
    return [
      {
        what: `a word of the model until it is read, p50 of ${ours.length}`,
        ours: ms(through),
        baseline: `bare worker ${ms(straight)}`,
        ratio: `+${ms(through - straight)}`,
        goal: "<= 1 ms more",
        met: through - straight <= 1,
      },
      {
        what: "the same, p95",
        ours: ms(p95(ours)),
        baseline: `bare worker ${ms(p95(bare))}`,
      },
      {
        what: "round trips to D1 in a row before the model is asked",
        ours: `${inRow}, the session's among them, of ${before.length}`,
        goal: "<= 2",
        met: inRow <= 2,
      },
    ];
  } finally {
    await app.dispose();
    source.server.close();
  }
}

const p95 = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

/** Puts a model in place of the stand-in that says the words of this address; /bench-model says them directly. */
function speakFrom(address: string, workers: V4WorkerOptions[]): void {
  const app = workers[0] as V4WorkerOptions & { serviceBindings: Record<string, unknown> };
  app.serviceBindings = { ...app.serviceBindings, WORKERS_AI: "fake-model" };
  const model = workerOf("fake-model", "bench/fake-model.js", ["*/bench-model"]);
  workers.push({ ...model, bindings: { WORDS: address } });
}

type Speaker = {
  server: Server;
  address: string;
  said: number[];
  hold: () => { asked: Promise<void>; release: () => void };
};

/** Says a word every few milliseconds, as Workers AI would, and remembers when. */
async function speaker(): Promise<Speaker> {
  const said: number[] = [];
  let gate: { asked: () => void; open: Promise<void> } | undefined;
  const server = createServer(async (_, answer) => {
    const held = gate;
    gate = undefined;
    held?.asked();
    await held?.open;
    answer.writeHead(200, { "content-type": "text/event-stream" });
    answer.socket?.setNoDelay(true);
    for (let n = 0; n < words; n++) {
      await new Promise((later) => setTimeout(later, every));
      said[n] = performance.now();
      answer.write(`data: ${JSON.stringify({ response: `w${n} ` })}\n\n`);
    }
    answer.end("data: [DONE]\n\n");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const hold = () => {
    const [asked, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    gate = { asked: asked.resolve, open: open.promise };
    return { asked: asked.promise, release: open.resolve };
  };
  return { server, address, said, hold };
}

/** How many milliseconds after it was said each word was read. */
async function late(answer: Response, { said }: Speaker): Promise<number[]> {
  if (!answer.ok || !answer.body) throw new Error(`the chat answered ${answer.status}`);
  const read: number[] = [];
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of answer.body) {
    const at = performance.now();
    text += decoder.decode(piece, { stream: true });
    while (text.includes(`"w${read.length} "`)) read.push(at);
  }
  return read.map((at, n) => at - said[n]!);
}
