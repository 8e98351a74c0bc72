import type { MailAddress } from "./address.ts";

/** A letter to one person, in plain text. */
export type Letter = {
  to: string;
  subject: string;
  text: string;
  /** The name of the sender, where it is not the product's own. */
  from?: string;
  /** The Reply-To address; the sender's own by default. */
  replyTo?: string;
  /** Attached files. */
  attachments?: readonly { name: string; type: string; bytes: ArrayBuffer }[];
  /** The address for one-click unsubscription (RFC 8058). */
  unsubscribe?: string;
};

export type Mail = {
  /** Sends a letter. @throws when the mail service refuses it. */
  send: (letter: Letter) => Promise<void>;
};

/**
 * Mail through a `send_email` binding. In production that is Cloudflare's Email Service; on this
 * machine the same binding is a service of the demo worker, which keeps the letter in its outbox.
 */
export const openMail = (binding: SendEmail, { email, name }: MailAddress): Mail => ({
  async send({ to, subject, text, from = name, replyTo, attachments = [], unsubscribe }) {
    await binding.send({
      from: from ? { email, name: from } : email,
      to,
      ...(replyTo && { replyTo }),
      subject,
      text,
      ...(attachments.length > 0 && {
        attachments: attachments.map(({ name: filename, type, bytes: content }) => ({
          disposition: "attachment" as const,
          filename,
          type,
          content,
        })),
      }),
      headers: {
        "X-Mailer": "Llave/1.0.0",
        ...(unsubscribe && {
          "List-Unsubscribe": `<${unsubscribe}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }),
      },
    });
  },
});
