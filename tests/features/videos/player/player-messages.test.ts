import fc from "fast-check";
import { expect, test } from "vitest";
import { greetings, playerUrl, readMessage } from "#app/features/videos/player/player-messages.ts";

// As YouTube's own script hears them (www-widgetapi.js).
test.each([
  [
    { event: "infoDelivery", info: { currentTime: 12.3, duration: 600 } },
    { position: 12.3, length: 600 },
  ],
  [
    {
      event: "initialDelivery",
      info: { currentTime: 0, duration: 0, playerState: -1, videoData: {} },
    },
    { position: 0, state: -1 },
  ],
  [{ event: "infoDelivery", info: { playerState: 2 } }, { state: 2 }],
  [{ event: "onStateChange", info: 1 }, { state: 1 }],
  [{ event: "onReady", info: null }, {}],
  [{ event: "onError", info: 150 }, { error: 150 }],
  [{ event: "onError", info: { errorCode: "auth", message: "x" } }, { error: -1 }],
  [
    { event: "infoDelivery", info: { currentTime: "12", duration: Number.MAX_VALUE } },
    { length: Number.MAX_VALUE },
  ],
])("%j", (message, says) => expect(readMessage(JSON.stringify(message))).toEqual(says));

test.each([
  undefined,
  null,
  7,
  {},
  "",
  "x",
  "[]",
  "null",
  "7",
  '{"event":7}',
  '"infoDelivery"',
  "{".repeat(300_000),
])("ignores the message %j", (data) => expect(readMessage(data)).toBeUndefined());

test("never throws", () => {
  fc.assert(fc.property(fc.json(), (text) => void readMessage(text)));
  fc.assert(
    fc.property(
      fc.jsonValue(),
      (info) => void readMessage(JSON.stringify({ event: "infoDelivery", info })),
    ),
  );
});

test("tells the player that the page listens", () => {
  expect(greetings("v").map((text) => JSON.parse(text))).toEqual([
    { event: "listening", id: "v", channel: "widget" },
    { event: "command", func: "addEventListener", args: ["onError"], id: "v", channel: "widget" },
    {
      event: "command",
      func: "addEventListener",
      args: ["onStateChange"],
      id: "v",
      channel: "widget",
    },
  ]);
});

test("asks the player to resume and to answer our origin only", () => {
  const url = new URL(
    playerUrl("https://www.youtube-nocookie.com/embed/x", {
      start: 297.6,
      origin: "https://llave.example",
      language: "es",
    }),
  );
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    start: "297",
    origin: "https://llave.example",
    enablejsapi: "1",
    hl: "es",
  });
});
