import { randomUUID } from "node:crypto";

type Shop = { origin: string; cookie: string; jobId: string };

/** Sends the pending quotes of a job as the shop does; the path of the link. */
export async function sendLink({ origin, cookie, jobId }: Shop): Promise<string> {
  const page = `${origin}/repair-cms/${jobId}/send`;
  const html = await (await fetch(page, { headers: { cookie } })).text();
  const form = new URLSearchParams({ id: randomUUID(), message: "Hello", asWritten: "on" });
  for (const tag of html.match(/<input[^>]*name="quotes\[\]"[^>]*>/g) ?? [])
    form.append("quotes[]", /value="([^"]*)"/.exec(tag)![1]!);
  const init = { method: "POST", body: form, headers: { cookie, origin } };
  const sent = await (await fetch(page, init)).text();
  const [path] = /\/q\/[0-9a-f]{64}/.exec(sent) ?? [];
  if (!path) throw new Error("The link of the bench was not sent");
  return path;
}
