import { Buffer } from "node:buffer";
import { log } from "#app/platform/log/log.ts";
import type { Bindings, Platform } from "#app/platform/platform.server.ts";
import { askFiles, askMail, askPicture, askQueue } from "./bindings.ts";
import { askChat, askTranslation, askVision } from "./models.ts";
import { askNhtsa } from "./nhtsa.ts";
import { type Question, questionForm } from "./questions.ts";
import { askStripe } from "./stripe.ts";
import { takeTicket } from "./ticket.ts";
import { askTranslations } from "./translations.ts";

/** The longest question: a picture of a few kilobytes, or a long post. */
const longest = 256 * 1024;

type SelfTestRequest = {
  request: Request;
  env: Bindings;
  platform: Platform;
  page: () => Promise<Response | undefined>;
};

/**
 * `POST /health/self-test`: one question of `npm run doctor` that only the Worker can answer, with
 * its own bindings and keys. Without a ticket there is nothing at this address.
 */
export async function selfTest({
  request,
  env,
  platform,
  page,
}: SelfTestRequest): Promise<Response> {
  const headers = { "cache-control": "no-store" };
  if (!(await platform.mayProceed("self-test")))
    return new Response("Too many", { status: 429, headers: { ...headers, "retry-after": "60" } });
  if (!(await takeTicket(env.DB, request.headers.get("authorization"), platform.now())))
    return new Response("Not found", { status: 404, headers });
  const read = questionForm.safeParse(await bodyOf(request));
  if (!read.success)
    return Response.json(
      { ok: false, why: "the question was not understood" },
      { status: 400, headers },
    );
  try {
    return Response.json(
      { ok: true, ...(await answerTo(read.data, { request, env, platform, page })) },
      { headers },
    );
  } catch (error) {
    const why = error instanceof Error ? error.message || error.name : String(error);
    log.warn("a self-test failed", undefined, { ask: read.data.ask });
    return Response.json({ ok: false, why: why.slice(0, 300) }, { headers });
  }
}

async function bodyOf(request: Request): Promise<unknown> {
  if (Number(request.headers.get("content-length") ?? Number.NaN) <= longest)
    return request.json().catch(() => undefined);
  return undefined;
}

async function answerTo(
  question: Question,
  { env, platform, page }: SelfTestRequest,
): Promise<Record<string, unknown>> {
  switch (question.ask) {
    case "files":
      return askFiles(platform);
    case "picture":
      return askPicture(platform, question.bytes);
    case "queue":
      return askQueue(env.NEWS_QUEUE);
    case "mail":
      return askMail(platform, question.to);
    case "chat":
      return askChat(platform, question.model);
    case "vision":
      return askVision(platform, question.model, question.image);
    case "translation":
      return askTranslation(platform, question);
    case "translations":
      return askTranslations(platform, question.pairs);
    case "nhtsa":
      return askNhtsa(platform);
    case "stripe":
      return askStripe(platform, platform.config.payments === "demo" ? env.STRIPE_API : undefined);
    case "page": {
      const answer = await page();
      const digest = answer && (await crypto.subtle.digest("SHA-256", await answer.arrayBuffer()));
      return { digest: digest && Buffer.from(digest).toString("hex") };
    }
  }
}
