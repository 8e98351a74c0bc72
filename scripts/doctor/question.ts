import { createHash, randomBytes } from "node:crypto";
import type { Question } from "../../workers/self-test/questions.ts";
import { CheckError } from "./run-checks.ts";
import type { Target } from "./target.ts";

/** Lifetime of a ticket, and timeout of the request, in milliseconds. */
const life = 120_000;

/**
 * Sends a question to the Worker itself, with a single-use ticket that is written to its database
 * (docs/decisions/0081-the-self-test.md). `refused` makes the sentence for a
 * failure. @throws CheckError
 */
export async function ask<Answer>(
  target: Target,
  question: Question,
  refused: (why: string) => string,
): Promise<Answer> {
  let answer = await send(target, question);
  if (answer.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, target.pause));
    answer = await send(target, question);
  }
  if (answer.status === 404)
    throw new CheckError(
      `The deployed Worker does not know the self-test: deploy this version with ${target.deploy}.`,
    );
  if (answer.status === 429)
    throw new CheckError(
      "The site allows no more self-tests for now: wait a minute and try again.",
    );
  if (answer.status === 503)
    throw new CheckError(
      `The Worker is not configured (503): npx wrangler tail ${target.expected.workers.app} names what is missing.`,
    );
  const read = (await answer.json().catch(() => undefined)) as
    | ({ ok?: boolean; why?: string } & Answer)
    | undefined;
  if (typeof read?.ok !== "boolean")
    throw new CheckError(
      `The self-test was answered by something else (${answer.status}): look for a firewall rule or a challenge in front of /health.`,
    );
  if (!read.ok) throw new CheckError(refused(read.why ?? "no reason given"));
  return read;
}

async function send(target: Target, question: Question): Promise<Response> {
  const ticket = randomBytes(32).toString("hex");
  const id = createHash("sha256").update(ticket).digest("hex");
  const now = Date.now();
  await target.sql(
    `insert into verifications (id, identifier, value, expires_at, created_at, updated_at) values ('${id}', 'self-test', '', ${now + life}, ${now}, ${now})`,
  );
  const headers = { authorization: `Bearer ${ticket}`, "content-type": "application/json" };
  const body = JSON.stringify(question);
  return fetch(`${target.site}/health/self-test`, {
    method: "POST",
    headers,
    body,
    redirect: "manual",
    signal: AbortSignal.timeout(life),
  }).catch(() => {
    throw new CheckError(
      `The site does not answer at ${target.site}: check the deployment and the domain's DNS.`,
    );
  });
}
