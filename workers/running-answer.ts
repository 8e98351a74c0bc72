import { DurableObject } from "cloudflare:workers";
import { AnswerRunner } from "#app/features/assistant/answer/answer-runner.server.ts";
import type { Question } from "#app/features/assistant/answer/question.ts";
import { clearTurns } from "#app/features/assistant/history.server.ts";
import { log } from "#app/platform/log/log.ts";
import { inRun, newRun } from "#app/platform/log/run.server.ts";
import { type Bindings, platformOf } from "#app/platform/platform.server.ts";

/**
 * A user's Durable Object, by user id, that runs the assistant's answer: a Worker's request ends
 * half a minute after its client disconnects, this one does not. Only the app worker calls it, with
 * the user id (`answers.server.ts`).
 */
export class RunningAnswer extends DurableObject<Bindings> {
  readonly #runner: AnswerRunner;
  readonly #deleteTurns: (userId: string) => Promise<void>;

  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env);
    const platform = platformOf(env);
    this.#runner = new AnswerRunner(platform, state.storage);
    this.#deleteTurns = (userId) => clearTurns(platform.db, userId);
  }

  override fetch(request: Request): Promise<Response> {
    const run = newRun("app", this.env, request.headers.get("x-request-id") || undefined);
    return inRun(run, async () => {
      try {
        return await this.#answer(request);
      } catch (error) {
        log.error("the object of the answers failed", error);
        return new Response(null, { status: 500 });
      }
    });
  }

  async #answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const [userId, id] = [url.searchParams.get("user") ?? "", url.searchParams.get("id") ?? ""];
    switch (`${request.method} ${url.pathname}`) {
      case "POST /ask": {
        const events = await this.#runner.ask((await request.json()) as Question);
        return typeof events === "string"
          ? Response.json({ refused: events }, { status: 409 })
          : stream(events);
      }
      case "GET /follow": {
        const events = await this.#runner.follow(userId, id);
        return events ? stream(events) : new Response(null, { status: 404 });
      }
      case "GET /look": {
        const text = await this.#runner.textOf(userId, id);
        return Response.json({ running: text !== undefined, text });
      }
      case "POST /stop":
        await this.#runner.stop(userId, id);
        return new Response(null, { status: 204 });
      case "POST /clear":
        await this.#runner.clear(() => this.#deleteTurns(userId));
        return new Response(null, { status: 204 });
      default:
        return new Response(null, { status: 404 });
    }
  }

  override alarm(): Promise<void> {
    return inRun(newRun("app", this.env), () => this.#runner.onAlarm());
  }
}

const stream = (events: ReadableStream<Uint8Array>) =>
  new Response(events, { headers: { "content-type": "text/event-stream; charset=utf-8" } });
