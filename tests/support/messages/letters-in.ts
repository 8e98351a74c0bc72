import type { App } from "../app.ts";

/** A MIME part of an email. */
type Part = { type: string; body: string | Uint8Array<ArrayBuffer>; file?: string };

type Letter = {
  from: string;
  to: string;
  id?: string;
  text?: string;
  headers?: Record<string, string>;
  parts?: readonly Part[];
};

const base64 = (body: string | Uint8Array<ArrayBuffer>) =>
  Buffer.from(body).toString("base64").replace(/.{76}/g, "$&\r\n");

/** A letter as mail servers hand it on. */
export function rawLetter({ from, to, id, text = "", headers = {}, parts = [] }: Letter): string {
  const all = [{ type: "text/plain; charset=utf-8", body: text }, ...parts];
  const head = {
    From: `<${from}>`,
    To: `<${to}>`,
    Subject: "Re: A message",
    ...(id && { "Message-ID": `<${id}@customers.test>` }),
    "MIME-Version": "1.0",
    "Content-Type": 'multipart/mixed; boundary="part"',
    ...headers,
  };
  return [
    ...Object.entries(head).map(([name, value]) => `${name}: ${value}`),
    "",
    ...all.flatMap(({ type, body, file }: Part) => [
      "--part",
      `Content-Type: ${type}`,
      "Content-Transfer-Encoding: base64",
      ...(file ? [`Content-Disposition: attachment; filename="${file}"`] : []),
      "",
      base64(body),
    ]),
    "--part--",
    "",
  ].join("\r\n");
}

/** A letter comes in. */
export const mailIn = async (app: App, letter: Letter): Promise<{ refused?: string }> => {
  const query = new URLSearchParams({ from: letter.from, to: letter.to });
  const answer = await app.demo(`/demo/mail?${query}`, {
    method: "POST",
    body: rawLetter(letter),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json() as Promise<{ refused?: string }>;
};
