/** A text as a model streams it: server-sent events, the last one `[DONE]`. */
export function streamOf(text: string, wordDelay: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const pieces = text.match(/\s*\S+/g) ?? [];
  let timer: ReturnType<typeof setTimeout>;
  return new ReadableStream({
    type: "bytes",
    pull(controller) {
      const piece = pieces.shift();
      return new Promise((done) => {
        timer = setTimeout(() => {
          const line = piece === undefined ? "[DONE]" : JSON.stringify({ response: piece });
          controller.enqueue(encoder.encode(`data: ${line}\n\n`));
          if (piece === undefined) controller.close();
          done();
        }, wordDelay);
      });
    },
    cancel: () => clearTimeout(timer),
  });
}
