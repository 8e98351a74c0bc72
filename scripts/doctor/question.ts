import { createHash, randomBytes } from "node:crypto";
import type { Question } from "../../workers/self-test/questions.ts";
import type { At } from "./at.ts";
import { Wrong } from "./finding.ts";

/** How long a ticket counts, and how long a model may take for a long text, in milliseconds. */
const life = 120_000;

/**
 * Asks the Worker itself, with a ticket that is written into its database and counts once
 * (docs/decisions/0081-the-self-test.md). `refused` makes the sentence for what the Worker could
 * not do. @throws Wrong
 */
export async function ask<Answer>(
  at: At,
  question: Question,
  refused: (why: string) => string,
): Promise<Answer> {
  let answer = await send(at, question);
  if (answer.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, at.pause));
    answer = await send(at, question);
  }
  if (answer.status === 404)
    throw new Wrong(
      "The deployed Worker does not know the self-test: deploy this version with npm run deploy.",
    );
  if (answer.status === 429)
    throw new Wrong("The site allows no more self-tests for now: wait a minute and try again.");
  if (answer.status === 503)
    throw new Wrong(
      "The Worker is not configured (503): npx wrangler tail llave names what is missing.",
    );
  const read = (await answer.json().catch(() => undefined)) as
    | ({ ok?: boolean; why?: string } & Answer)
    | undefined;
  if (typeof read?.ok !== "boolean")
    throw new Wrong(
      `The self-test was answered by something else (${answer.status}): look for a firewall rule or a challenge in front of /health.`,
    );
  if (!read.ok) throw new Wrong(refused(read.why ?? "no reason given"));
  return read;
}

async function send(at: At, question: Question): Promise<Response> {
  const ticket = randomBytes(32).toString("hex");
  const id = createHash("sha256").update(ticket).digest("hex");
  const now = Date.now();
  await at.sql(
    `insert into verifications (id, identifier, value, expires_at, created_at, updated_at) values ('${id}', 'self-test', '', ${now + life}, ${now}, ${now})`,
  );
  const headers = { authorization: `Bearer ${ticket}`, "content-type": "application/json" };
  const body = JSON.stringify(question);
  return fetch(`${at.site}/health/self-test`, {
    method: "POST",
    headers,
    body,
    redirect: "manual",
    signal: AbortSignal.timeout(life),
  }).catch(() => {
    throw new Wrong(
      `The site does not answer at ${at.site}: check the deployment and the domain's DNS.`,
    );
  });
}
