import { expect, test } from "vitest";
import { ModelFailure, wordsOf } from "#app/features/assistant/answer/model-stream.ts";

const timeouts = { first: 80, between: 40, total: 500 };
const encoder = new TextEncoder();

/** A stream of these bytes in these pieces; `left` is called when nobody reads on. */
function streamOf(
  pieces: (string | Uint8Array | number | Error)[],
  left = () => {},
): ReadableStream<Uint8Array> {
  const rest = [...pieces];
  const next = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    const piece = rest.shift();
    if (piece === undefined) controller.close();
    else if (piece instanceof Error) controller.error(piece);
    else if (typeof piece !== "number")
      controller.enqueue(typeof piece === "string" ? encoder.encode(piece) : piece);
    else {
      await new Promise((later) => setTimeout(later, piece));
      await next(controller);
    }
  };
  return new ReadableStream({ pull: next, cancel: left });
}

async function hear(answer: unknown, signal = new AbortController().signal) {
  let text = "";
  try {
    for await (const words of wordsOf(answer, timeouts, signal)) text += words;
    return { text };
  } catch (error) {
    return { text, why: error instanceof ModelFailure ? error.why : (error as Error).name };
  }
}
const said = (text: unknown) => `data: ${JSON.stringify({ response: text })}\n\n`;
const done = "data: [DONE]\n\n";

test.each([
  ["words, one event each", [said("Hi"), said(" there"), done], { text: "Hi there" }],
  [
    "events cut anywhere",
    [
      "da",
      'ta: {"respo',
      'nse":"Hi"}',
      "\n",
      "\n",
      'data: {"response":"!"}\n\ndata: [DO',
      "NE]\n\n",
    ],
    { text: "Hi!" },
  ],
  [
    "a letter cut in two",
    [encoder.encode(said("ó")).slice(0, 20), encoder.encode(said("ó")).slice(20), done],
    { text: "ó" },
  ],
  ["carriage returns", ['data: {"response":"Hi"}\r\n\r\n', "data: [DONE]\r\n\r\n"], { text: "Hi" }],
  ["tokens of digits as numbers", [said("P0"), said(301), said(0), done], { text: "P03010" }],
  [
    "an empty answer of one shape beside the words of another",
    ['data: {"response":"","choices":[{"delta":{"content":"Hi"}}]}\n\n', done],
    { text: "Hi" },
  ],
  [
    "words in parts",
    ['data: {"choices":[{"delta":{"content":[{"type":"text","text":"Hi"}]}}]}\n\n', done],
    { text: "Hi" },
  ],
  [
    "OpenAI's shape",
    [
      'data: {"choices":[{"delta":{"role":"assistant"}}]}\n\n',
      'data: {"choices":[{"delta":{"content":"Hi"}}]}\n\n',
      done,
    ],
    { text: "Hi" },
  ],
  [
    "usage and comments between",
    [
      ": ping\n\n",
      'event: x\ndata: {"response":"Hi","p":"abc"}\n\n',
      'data: {"response":"","usage":{}}\n\n',
      done,
    ],
    { text: "Hi" },
  ],
  ["no end", [said("Hi")], { text: "Hi", why: "cut" }],
  ["an end without an empty line", [said("Hi"), "data: [DONE]"], { text: "Hi" }],
  ["rubbish", [said("Hi"), "data: {oops\n\n"], { text: "Hi", why: "cut" }],
  [
    "an error in the middle",
    [said("Hi"), 'data: {"errors":[{"code":3040,"message":"busy"}]}\n\n'],
    { text: "Hi", why: "busy" },
  ],
  ["a broken connection", [said("Hi"), new Error("reset")], { text: "Hi", why: "unknown" }],
  ["silence at first", [200, said("Hi"), done], { text: "", why: "timeout" }],
  ["silence in the middle", [said("Hi"), 200, done], { text: "Hi", why: "timeout" }],
  ["nothing at all", [done], { text: "" }],
])("Reads %s", async (_, pieces, applyEvent) =>
  expect(await hear(streamOf(pieces))).toEqual(applyEvent),
);

test.each([
  [{ response: "All at once" }, { text: "All at once" }],
  [{ choices: [{ message: { content: "Hi" } }] }, { text: "Hi" }],
  [{ errors: [{ code: 3036, message: "used up" }] }, { text: "", why: "quota" }],
  [null, { text: "" }],
])("Reads a complete answer (%#)", async (answer, applyEvent) => {
  const found = await hear(answer).catch((error) => ({ text: "", why: error.why }));
  expect(found).toEqual(applyEvent);
});

test.each([
  ["stop", [said("Hi"), 30, said("never")]],
  ["silence", [said("Hi"), 300, said("never")]],
])("Cancels the model's stream after %s", async (what, pieces) => {
  let left = false;
  const stop = new AbortController();
  if (what === "stop") setTimeout(() => stop.abort(), 10);
  const applyEvent = await hear(
    streamOf(pieces, () => {
      left = true;
    }),
    stop.signal,
  );
  expect([applyEvent.text, left]).toEqual(["Hi", true]);
});
