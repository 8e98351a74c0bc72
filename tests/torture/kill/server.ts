import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { workerd } from "../../../bench/child.ts";
import type { Person } from "../../../bench/world.ts";

/** The person who writes; made by the first start. */
let person: Person | undefined;

/** A server in a process of its own, which can be killed and started again on the same data. */
export class Server {
  readonly origin: string;
  readonly person: Person;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number, someone: Person) {
    this.#child = child;
    this.origin = `http://localhost:${port}`;
    this.person = someone;
  }

  static async start(data: string): Promise<Server> {
    const port = await freePort();
    const child = fork(path.join(import.meta.dirname, "serve.ts"), [data, String(port)], { stdio: ["ignore", "ignore", "ignore", "ipc"] });
    const [message] = (await Promise.race([
      once(child, "message"),
      once(child, "exit").then(() => {
        throw new Error("The server did not come up again");
      }),
    ])) as [{ person?: Person }];
    person = message.person ?? person;
    return new Server(child, port, person!);
  }

  /** SIGKILL to workerd, then to the Node process above it, which would only tidy up. */
  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, "exit");
    const runtime = workerd(this.#child.pid!);
    if (runtime) process.kill(runtime, "SIGKILL");
    this.#child.kill("SIGKILL");
    await ended;
  }

  /** Rows straight from the database. */
  async rows<Row>(sql: string): Promise<Row[]> {
    return (await this.#ask<{ rows: Row[] }>({ sql })).rows;
  }

  /** One request to the worker of the stand-ins, which has no address of its own for Stripe's API. */
  readonly demo = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const address = path.startsWith("/") ? this.origin + path : path;
    const sent = { method: init.method ?? "GET", headers: [...new Headers(init.headers)], ...(init.body && { body: String(init.body) }) };
    const answer = await this.#ask<{ status: number; headers: [string, string][]; body: string }>({ demo: { address, init: sent } });
    return new Response(answer.body, { status: answer.status, headers: answer.headers });
  };

  // One question at a time: answers bear no number.
  async #ask<Answer>(question: object): Promise<Answer> {
    const answer = once(this.#child, "message") as Promise<[Answer]>;
    this.#child.send(question);
    return (await answer)[0];
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
