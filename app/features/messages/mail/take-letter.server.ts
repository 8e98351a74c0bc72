import { take } from "#app/features/account/budget/uses.server.ts";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { emailFoundBy } from "#app/features/customers/found-by.ts";
import { noteConsent } from "#app/features/messages/consent/consents.server.ts";
import { wishIn } from "#app/features/messages/consent/stop-words.ts";
import { wordsForMedia } from "#app/features/messages/provider/picture.ts";
import { incomingLimits } from "#app/features/messages/provider/take-call.server.ts";
import { receiveMessage } from "#app/features/messages/receive/receive-message.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { readBytes } from "#app/platform/read-bytes.ts";
import { answerIn } from "./answer-text.ts";
import { isAutomatic } from "./automatic.ts";
import { storeLetterPictures } from "./letter-pictures.server.ts";
import { type Answered, findAnswered } from "./reply-address.server.ts";
import { textOfHtml } from "./text-of-html.ts";

type Services = Pick<Platform, "config" | "db" | "files" | "images" | "now" | "queue">;

/** A letter as the mail service hands it over; `from` and `to` are of the envelope. */
type IncomingLetter = Pick<ForwardableEmailMessage, "from" | "to" | "headers" | "raw" | "rawSize">;

/** The largest letter that is read, in bytes: ten phone photos of a megabyte, packed for mail. */
const largestLetter = 14 * 1024 * 1024;
/** The longest text of one that is stored. */
const longestText = 4_096;

type LetterOutcome =
  | "received"
  | "again"
  | "tooLarge"
  | "unknown"
  | "automatic"
  | "limited"
  | "empty";

/**
 * Stores what a customer answers to a message, once however often it is delivered. What is not an
 * answer to a message of ours, or was written by a machine, leaves nothing.
 */
export async function takeLetter(
  services: Services,
  letter: IncomingLetter,
): Promise<LetterOutcome> {
  const { config, db, now } = services;
  const answered = await findAnswered(db, config, letter.to);
  if (!answered) return "unknown";
  const from = emailFoundBy(letter.from) ?? "";
  const isOwn = from.endsWith(`@${config.replyDomain}`) || from === config.mailFrom.email;
  if (isOwn || isAutomatic(letter.headers, from)) return "automatic";
  if (letter.rawSize > largestLetter) return "tooLarge";
  const raw = await readBytes(new Response(letter.raw), largestLetter);
  if (!raw) return "tooLarge";
  const { default: PostalMime } = await import("postal-mime");
  const read = await PostalMime.parse(raw);
  const name = await hashed(read.messageId ?? new TextDecoder("latin1").decode(raw));
  const files = read.attachments.map(({ mimeType, content }) => ({
    type: mimeType.toLowerCase(),
    bytes: new Uint8Array(content as ArrayBuffer),
  }));
  const written = read.text?.trim() ? read.text : textOfHtml(read.html ?? "");
  const words = answerIn(written, answered.shop ?? "").slice(0, longestText);
  const text = words || wordsForMedia(files.map(({ type }) => type));
  if (text === "" && files.length === 0) return "empty";
  await noteWish(services, answered, { name, words });
  if (!(await take(db, incomingLimits(answered.shopId, from), now()))) return "limited";
  const received = await receiveMessage(services, {
    shopId: answered.shopId,
    way: "email",
    from,
    text,
    providerId: name,
    at: now(),
    answers: answered,
  });
  const { jobId } = received;
  if (jobId !== null)
    await storeLetterPictures(
      services,
      {
        shopId: answered.shopId,
        messageId: received.id,
        conversationId: received.conversationId,
        jobId,
        name,
      },
      files,
    );
  return received.result;
}

/** STOP and its synonyms end every message to the original address, whatever address answers. */
async function noteWish(
  { db, now }: Services,
  { shopId, address }: Answered,
  { name, words }: { name: string; words: string },
): Promise<void> {
  const found = wishIn(words);
  if (!found || found.wish === "help" || address === null) return;
  await noteConsent(db, {
    shopId,
    id: name,
    address,
    way: "email",
    state: found.wish === "stop" ? "withdrawn" : "given",
    words: words.slice(0, 100),
    language: found.language,
    by: null,
    now: now(),
  });
}
