import { type ChatEvent, eventLine } from "#app/features/assistant/chat.ts";

const encoder = new TextEncoder();
type Seat = ReadableStreamDefaultController<Uint8Array>;

/**
 * Those who are reading an answer while it is written. Nobody holds it up: who has left is let go.
 */
export class Audience {
  readonly #seats = new Set<Seat>();

  /** A stream of events that begins with this one. */
  join(first: ChatEvent): ReadableStream<Uint8Array> {
    let mine: Seat;
    return new ReadableStream({
      start: (seat) => {
        mine = seat;
        seat.enqueue(encoder.encode(eventLine(first)));
        this.#seats.add(seat);
      },
      cancel: () => void this.#seats.delete(mine),
    });
  }

  tell(event: ChatEvent): void {
    const bytes = encoder.encode(eventLine(event));
    this.#each((seat) => seat.enqueue(bytes));
  }

  close(): void {
    this.#each((seat) => seat.close());
    this.#seats.clear();
  }

  #each(act: (seat: Seat) => void): void {
    for (const seat of this.#seats) {
      try {
        act(seat);
      } catch {
        this.#seats.delete(seat);
      }
    }
  }
}
