import { expect, test } from "vitest";
import { readCall } from "#app/features/messages/provider/provider-call.ts";

// The fields of twilio.com/docs/messaging/guides/webhook-request, for each kind of call.
const account = "ACaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
const sid = "SMaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
const media = "ME1234567890abcdef1234567890abcdef";
const incomingSms = {
  ToCountry: "US",
  ToState: "TX",
  SmsMessageSid: sid,
  NumMedia: "0",
  ToCity: "LAREDO",
  FromZip: "78040",
  SmsSid: sid,
  FromState: "TX",
  SmsStatus: "received",
  FromCity: "LAREDO",
  Body: "¿Ya está?",
  FromCountry: "US",
  To: "+19565550199",
  ToZip: "78040",
  NumSegments: "1",
  MessageSid: sid,
  AccountSid: account,
  From: "+19565550117",
  ApiVersion: "2010-04-01",
};
const incomingWhatsapp = {
  ...incomingSms,
  MediaContentType0: "image/jpeg",
  SmsMessageSid: "MMaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  NumMedia: "1",
  ProfileName: "María",
  MessageType: "image",
  WaId: "19565550117",
  Body: "",
  To: "whatsapp:+19565550199",
  From: "whatsapp:+19565550117",
  MessageSid: "MMaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  MediaUrl0: `https://api.twilio.com/2010-04-01/Accounts/${account}/Messages/MMaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/Media/${media}`,
};
const status = {
  SmsSid: sid,
  SmsStatus: "undelivered",
  MessageStatus: "undelivered",
  ErrorCode: "30003",
  To: "+19565550117",
  MessageSid: sid,
  AccountSid: account,
  From: "+19565550199",
  ApiVersion: "2010-04-01",
};
const read = (fields: Record<string, string>, message: string | null = null) =>
  readCall(new URLSearchParams(fields), { account, message });

test("Reads an incoming SMS", () => {
  expect(read(incomingSms)).toEqual({
    kind: "in",
    id: `${sid}:in`,
    way: "sms",
    sid,
    facts: { from: "+19565550117", to: "+19565550199", text: "¿Ya está?", media: [] },
    optOut: null,
  });
});

test("Reads an incoming WhatsApp message with a picture, which it names and does not follow", () => {
  expect(read(incomingWhatsapp)).toMatchObject({
    kind: "in",
    way: "whatsapp",
    facts: { from: "+19565550117", text: "", media: [{ sid: media, type: "image/jpeg" }] },
  });
  const elsewhere = { ...incomingWhatsapp, MediaUrl0: "https://evil.test/x" };
  expect(read(elsewhere)).toMatchObject({ facts: { media: [] } });
});

test("Reads a report of a delivery, with our own id from its address", () => {
  expect(read(status, "m1")).toEqual({
    kind: "report",
    id: `${sid}:undelivered`,
    way: "sms",
    sid,
    facts: { state: "failed", errorCode: 30003, price: null, message: "m1" },
  });
});

test("Takes no call about another account, no message, or a status that is not known", () => {
  expect(read({ ...incomingSms, AccountSid: `AC${"b".repeat(32)}` })).toBeUndefined();
  expect(read({ ...incomingSms, MessageSid: "x", SmsSid: "x" })).toBeUndefined();
  expect(read({ ...incomingSms, From: "<script>" })).toBeUndefined();
  expect(read({ ...status, MessageStatus: "exploded" })).toBeUndefined();
  expect(read({})).toBeUndefined();
});

test("Takes no more text and files than a message can have", () => {
  const call = read({ ...incomingWhatsapp, NumMedia: "9999999", Body: "x".repeat(100_000) });
  expect(call?.kind === "in" && call.facts.text.length).toBe(4_096);
  expect(call?.kind === "in" && call.facts.media.length).toBe(1);
});
