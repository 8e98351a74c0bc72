import type { Platform } from "#app/platform/platform.server.ts";

/** Writes, reads and deletes a small object. */
export async function askFiles({ files, now }: Platform) {
  const key = `self-test/${now()}`;
  const written = `written at ${now()}`;
  await files.put(key, written);
  const read = await (await files.get(key))?.text();
  await files.delete(key);
  const left = await files.get(key);
  return { same: read === written, deleted: left === null };
}

/**
 * Draws a picture as the product draws logos and news pictures, and returns facts about the result.
 */
export async function askPicture({ images }: Platform, bytes: string) {
  const picture = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0));
  const drawn = await images
    .input(new Blob([picture]).stream())
    .transform({ width: 8, height: 8, fit: "scale-down" })
    .output({ format: "image/webp", anim: false, quality: 78 });
  const out = new Uint8Array(await drawn.response().arrayBuffer());
  return { webp: new TextDecoder("latin1").decode(out.subarray(8, 12)) === "WEBP" };
}

/** Sends a message to the queue that its consumer does not know, and drops. */
export async function askQueue(queue: Queue) {
  await queue.send({ work: "self-test" });
  return { sent: true };
}

export async function askMail({ mail, config }: Platform, to: string) {
  await mail.send({
    to,
    subject: "Llave self-test",
    text: `${config.appUrl} can send mail.\n\nThis message was sent by npm run doctor. No reply is needed.`,
  });
  return { sent: true };
}
