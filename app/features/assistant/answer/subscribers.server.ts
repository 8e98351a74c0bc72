import { type ChatEvent, eventLine } from "#app/features/assistant/chat.ts";

const encoder = new TextEncoder();
type Controller = ReadableStreamDefaultController<Uint8Array>;

/** The streams that follow a running answer. Closed ones are dropped. */
export class Subscribers {
  readonly #controllers = new Set<Controller>();

  /** A stream that begins with this event. */
  add(first: ChatEvent): ReadableStream<Uint8Array> {
    let own: Controller;
    return new ReadableStream({
      start: (controller) => {
        own = controller;
        controller.enqueue(encoder.encode(eventLine(first)));
        this.#controllers.add(controller);
      },
      cancel: () => void this.#controllers.delete(own),
    });
  }

  send(event: ChatEvent): void {
    const bytes = encoder.encode(eventLine(event));
    this.#each((controller) => controller.enqueue(bytes));
  }

  close(): void {
    this.#each((controller) => controller.close());
    this.#controllers.clear();
  }

  #each(act: (controller: Controller) => void): void {
    for (const controller of this.#controllers) {
      try {
        act(controller);
      } catch {
        this.#controllers.delete(controller);
      }
    }
  }
}
