import { DurableObject } from "cloudflare:workers";
import { crossSite } from "../../workers/answers.ts";
import { answerApi } from "./api/api.ts";
import { type Books, openBooks } from "./books.ts";
import { commandSchema, runCommand } from "./commands.ts";
import { type Connect, openConnect } from "./connect/connected.ts";
import { answerConnect } from "./pages/connect.ts";
import { showControlPanel } from "./pages/control-panel.ts";
import { answerInvoice } from "./pages/invoice.ts";
import { answerPay } from "./pages/pay.ts";
import { answerCardPay } from "./pages/pay-card.ts";
import { answerPortal } from "./pages/portal.ts";
import { Refusal } from "./refusal.ts";
import { openStore, type Store } from "./store.ts";
import { openDeliveries } from "./webhooks/deliveries.ts";

const clock = () => Math.floor(Date.now() / 1000);

/**
 * The stand-in for Stripe: one object stores all customers, serves the API and the pages, and sends
 * the webhooks.
 */
export class DemoStripe extends DurableObject<{ WEBHOOKS: Fetcher }> {
  readonly #store: Store;
  readonly #books: Books;
  readonly #connect: Connect;
  readonly #deliveries: ReturnType<typeof openDeliveries>;

  constructor(state: DurableObjectState, env: { WEBHOOKS: Fetcher }) {
    super(state, env);
    this.#store = openStore(state.storage.sql);
    this.#deliveries = openDeliveries(this.#store, clock, env.WEBHOOKS);
    this.#books = openBooks(this.#store, clock, (event) => this.#deliveries.add(event));
    this.#connect = openConnect(this.#store, clock, (event) => this.#deliveries.add(event));
  }

  override async fetch(request: Request): Promise<Response> {
    const body = await request.text();
    const response = await this.#answer(request, new URL(request.url), body);
    await this.#wake();
    return response;
  }

  /** A webhook is due, or a trial, a period or a session has ended. */
  override async alarm(): Promise<void> {
    this.#books.settle();
    await this.#deliveries.sendDue();
    await this.#wake();
  }

  async #answer(request: Request, url: URL, body: string): Promise<Response> {
    const { method, headers } = request;
    if (url.pathname.startsWith("/v1/")) {
      const client = {
        userAgent: headers.get("user-agent"),
        client: headers.get("x-stripe-client-user-agent"),
      };
      this.#store.set("client", JSON.stringify(client));
      return this.ctx.storage.transactionSync(() =>
        answerApi(
          { method, url, headers, body },
          { books: this.#books, connect: this.#connect, store: this.#store },
          clock(),
        ),
      );
    }
    if (crossSite(request)) return new Response("Cross-site request refused", { status: 403 });
    const [, , area, id = "", verb = ""] = url.pathname.split("/");
    const visit = { method, id, verb, form: new URLSearchParams(body) };
    if (area === "connect") return answerConnect(visit, this.#connect);
    if (area === "pay")
      return answerCardPay(visit, this.#connect, clock()) ?? answerPay(visit, this.#books);
    if (area === "invoice") return answerInvoice(visit, this.#books);
    if (area === "portal") return answerPortal(visit, this.#books);
    return this.#controlPanel(request, url, body);
  }

  async #controlPanel(request: Request, url: URL, body: string): Promise<Response> {
    switch (`${request.method} ${url.pathname.replace(/\/$/, "")}`) {
      case "GET /demo/stripe":
        return showControlPanel(
          { books: this.#books, connect: this.#connect, deliveries: this.#deliveries },
          url.searchParams.get("refused"),
        );
      case "GET /demo/stripe/deliveries":
        return Response.json(
          this.#deliveries.list(10_000, url.searchParams.get("customer") ?? undefined),
        );
      case "GET /demo/stripe/client":
        return Response.json(JSON.parse(this.#store.setting("client") ?? "null"));
      case "POST /demo/stripe/commands":
        return this.#command(request.headers.get("content-type") ?? "", body);
      default:
        return new Response("Not found", { status: 404 });
    }
  }

  /**
   * Runs a command from a form of the control panel, which is redirected back, or as JSON from a
   * test, which gets the outcome.
   */
  async #command(contentType: string, body: string): Promise<Response> {
    const isJson = contentType.startsWith("application/json");
    const back = (query = "") =>
      new Response(null, { status: 303, headers: { location: `/demo/stripe${query}` } });
    try {
      const read = commandSchema.safeParse(
        isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body)),
      );
      if (!read.success) throw new Refusal(`No such command: ${read.error.issues[0]?.message}`);
      const outcome = await runCommand(read.data, {
        books: this.#books,
        connect: this.#connect,
        deliveries: this.#deliveries,
      });
      return isJson ? Response.json(outcome) : back();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return isJson
        ? Response.json({ error: error.message }, { status: 400 })
        : back(`?refused=${encodeURIComponent(error.message)}`);
    }
  }

  async #wake(): Promise<void> {
    const due = [this.#deliveries.next(), this.#store.firstDue()].filter((at) => at !== null);
    if (due.length > 0)
      await this.ctx.storage.setAlarm(Math.max(Date.now(), Math.min(...due) * 1000));
    else await this.ctx.storage.deleteAlarm();
  }
}
