/**
 * A word that some work is due. The work itself is a row of the database: a message that is lost
 * costs time and nothing else.
 */
export type Nudge = { work: "news" | "news-pictures"; id: string };

export type Nudges = {
  /**
   * Hands nudges to the queue, after `delay` seconds if there is one. @throws when the queue does
   * not take them.
   */
  send: (nudges: readonly Nudge[], delay?: number) => Promise<void>;
};

/** The most messages that a queue takes at once. */
const together = 100;

export const openNudges = (queue: Queue): Nudges => ({
  async send(nudges, delay = 0) {
    for (let at = 0; at < nudges.length; at += together)
      await queue.sendBatch(
        nudges.slice(at, at + together).map((body) => ({ body })),
        { delaySeconds: delay },
      );
  },
});

/** A nudge as it comes out of the queue; undefined for a message that is none. */
export function readNudge(body: unknown): Nudge | undefined {
  const { work, id } = (typeof body === "object" && body !== null ? body : {}) as Partial<Nudge>;
  return (work === "news" || work === "news-pictures") && typeof id === "string"
    ? { work, id }
    : undefined;
}
