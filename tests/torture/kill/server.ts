import { createServer } from "node:net";
import { fillShop, makePerson, openDatabase, type Person } from "../../../bench/world.ts";
import { type Runtime, startRuntime } from "./runtime.ts";

// A connection that was kept may be one that the server, idle or killed, has just closed.
const once = { connection: "close" };

/** The production build as `npm start` serves it, on data of its own, and whoever writes there. */
export class Server {
  readonly origin: string;
  readonly person: Person;
  readonly #runtime: Runtime;

  private constructor(runtime: Runtime, port: number, person: Person) {
    this.#runtime = runtime;
    this.origin = `http://localhost:${port}`;
    this.person = person;
  }

  static async start(data: string): Promise<Server> {
    const port = await freePort();
    const runtime = await startRuntime(data, port);
    const d1 = await openDatabase(runtime.miniflare);
    const person = await makePerson(d1, "premium");
    await fillShop(d1, person.id);
    return new Server(runtime, port, person);
  }

  /**
   * Kills workerd (SIGKILL) and starts it again on the same port and data. All that runs and all
   * that is stored is its own: nothing that it held in memory comes back.
   */
  killAndRestart = (): Promise<void> => this.#runtime.killAndRestart();

  close = (): Promise<void> => this.#runtime.close();

  /** Rows straight from the database. */
  async rows<Row>(sql: string): Promise<Row[]> {
    const answer = await fetch(`${this.origin}/window`, {
      method: "POST",
      body: sql,
      headers: once,
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Row[];
  }

  /** The keys of the files below a folder, straight from R2. */
  async files(folder: string): Promise<string[]> {
    const headers = { ...once, "x-files": folder };
    const answer = await fetch(`${this.origin}/window`, { headers });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as string[];
  }

  /** Sends a message to the queue of the app worker. */
  async send(message: object): Promise<void> {
    const headers = { ...once, "x-message": JSON.stringify(message) };
    const answer = await fetch(`${this.origin}/window`, { headers });
    if (!answer.ok) throw new Error(await answer.text());
  }

  /**
   * Sends a request to the worker of the stand-ins, which has no address of its own for Stripe's
   * API.
   */
  readonly demo = (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set("x-address", path.startsWith("/") ? this.origin + path : path);
    return fetch(`${this.origin}/window`, { ...init, headers });
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
