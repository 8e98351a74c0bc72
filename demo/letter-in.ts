/** The letter that somebody answers, as much of it as a mail program quotes. */
type Quoted = {
  from: string;
  to: string;
  subject: string;
  text: string;
  replyTo: string;
  at: number;
};

const breaks = (text: string) => text.replace(/\r?\n/g, "\r\n");
const packed = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(breaks(text)))).replace(/.{76}/g, "$&\r\n");

/** A reply in the format of a phone's mail program, with the quoted letter and a signature. */
export function answerTo({ from, to, subject, text, replyTo, at }: Quoted, words: string): string {
  const quoted = text
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
  const when = new Date(at).toUTCString();
  const body = `${words}\n\nSent from my iPhone\n\nOn ${when}, ${from} wrote:\n\n${quoted}\n`;
  const title = btoa(String.fromCharCode(...new TextEncoder().encode(`Re: ${subject}`)));
  return [
    `From: <${to}>`,
    `To: <${replyTo}>`,
    `Subject: =?utf-8?B?${title}?=`,
    `Message-ID: <${crypto.randomUUID()}@phone.llave.test>`,
    `Date: ${new Date().toUTCString()}`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    packed(body),
    "",
  ].join("\r\n");
}

export type Mailbox = { email: (message: object) => Promise<void> };

/** Delivers a letter to the product like the mail service; returns the reason if it was refused. */
export async function deliverTo(
  mailbox: Mailbox,
  { from, to, raw }: { from: string; to: string; raw: Uint8Array<ArrayBuffer> },
): Promise<string | undefined> {
  const [head = ""] = new TextDecoder("latin1").decode(raw).split(/\r?\n\r?\n/);
  const headers = new Headers();
  for (const line of head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name) headers.append(name, value ?? "");
  }
  let refused: string | undefined;
  await mailbox.email({
    from,
    to,
    headers,
    raw: new Blob([raw]).stream(),
    rawSize: raw.length,
    setReject: (reason: string) => {
      refused = reason;
    },
  });
  return refused;
}
