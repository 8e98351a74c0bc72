import { expect, test } from "vitest";
import { TextingError } from "#app/platform/texting/texting.ts";
import { openTexting } from "#app/platform/texting/twilio.server.ts";
import { priceOf, textingProblemOf } from "#app/platform/texting/twilio-words.ts";

const keys = { accountSid: `AC${"1".repeat(32)}`, authToken: "f".repeat(32) };
const sid = `SM${"2".repeat(32)}`;
const order = {
  way: "sms",
  from: "+19565550199",
  to: "+19565550117",
  text: "¿Está bien?",
  media: [],
  reportTo: "https://llave.example/webhooks/messages/k?message=m",
} as const;

// As twilio.com/docs/messaging/api/message-resource shows a message.
const documented = {
  account_sid: keys.accountSid,
  api_version: "2010-04-01",
  body: "¿Está bien?",
  date_created: "Thu, 24 Aug 2023 05:01:45 +0000",
  date_sent: "Thu, 24 Aug 2023 05:01:46 +0000",
  date_updated: "Thu, 24 Aug 2023 05:01:47 +0000",
  direction: "outbound-api",
  error_code: null,
  error_message: null,
  from: "+19565550199",
  num_media: "0",
  num_segments: "1",
  price: "-0.00750",
  price_unit: "USD",
  sid,
  status: "delivered",
  to: "+19565550117",
  uri: `/2010-04-01/Accounts/${keys.accountSid}/Messages/${sid}.json`,
};

type Call = { url: string; init: RequestInit };
const answering = (...answers: (Response | "hangs" | "breaks")[]) => {
  const asked: Call[] = [];
  const fetcher = {
    fetch: async (url: string, init: RequestInit) => {
      asked.push({ url, init });
      const answer = answers.shift()!;
      if (answer === "hangs") return new Promise<Response>(() => {});
      if (answer === "breaks") throw new TypeError("Network connection lost.");
      return answer;
    },
  } as Fetcher;
  return { asked, texting: openTexting(fetcher, 50) };
};
const json = (body: unknown, status = 200) => Response.json(body, { status });
const problemIn = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    (error) => (error instanceof TextingError ? error.problem : String(error)),
  );

test("Sends a form to the account's own messages, signed in with its token", async () => {
  const { asked, texting } = answering(json({ ...documented, status: "queued", price: null }, 201));
  const report = await texting.send(keys, {
    ...order,
    way: "whatsapp",
    media: ["https://x.test/1"],
  });
  expect(report).toMatchObject({ sid, state: "sent", errorCode: null, price: undefined });
  const [{ url, init }] = asked as [Call];
  expect(url).toBe(`https://api.twilio.com/2010-04-01/Accounts/${keys.accountSid}/Messages.json`);
  expect(new Headers(init.headers).get("authorization")).toBe(
    `Basic ${btoa(`${keys.accountSid}:${keys.authToken}`)}`,
  );
  expect(Object.fromEntries(init.body as URLSearchParams)).toEqual({
    From: "whatsapp:+19565550199",
    To: "whatsapp:+19565550117",
    Body: "¿Está bien?",
    StatusCallback: order.reportTo,
    MediaUrl: "https://x.test/1",
  });
});

test("Reads the documented message", async () => {
  const { texting } = answering(json(documented));
  expect(await texting.find(keys, sid)).toEqual({
    sid,
    state: "delivered",
    errorCode: null,
    price: { millionths: 7_500, currency: "USD" },
  });
});

test.each([
  [400, 21211, "address"],
  [400, 21614, "address"],
  [400, 21610, "blocked"],
  [400, 63016, "window"],
  [400, 21606, "account"],
  [400, 30034, "account"],
  [401, 20003, "account"],
  [403, 20003, "account"],
  [404, 20404, "account"],
  [400, 99999, "refused"],
  [429, 20429, "busy"],
  [503, 20503, "busy"],
  [500, 20500, "hangs"],
] as const)(
  "Says in our terms what status %i with code %i means",
  async (status, code, problem) => {
    const { texting } = answering(json({ code, message: keys.authToken, status }, status));
    const error = await texting.send(keys, order).catch((thrown) => thrown);
    expect(error).toMatchObject({ name: "TextingError", problem });
    expect(`${error.message} ${error.stack}`).not.toContain(keys.authToken);
  },
);

test.each(["hangs", "breaks"] as const)(
  "A provider that %s leaves open whether it sent",
  async (how) => {
    const { texting, asked } = answering(how);
    expect(await problemIn(texting.send(keys, order))).toBe("hangs");
    expect(asked).toHaveLength(1);
  },
);

test("An answer that is no message, or too long, is no success", async () => {
  for (const body of ["<html>", "[]", JSON.stringify({ sid: "../x" }), "x".repeat(2_000_000)]) {
    const { texting } = answering(new Response(body));
    expect(await problemIn(texting.send(keys, order))).not.toBe("none");
  }
});

test("Puts nothing but checked names into an address", async () => {
  const { texting, asked } = answering();
  const wrong = { ...keys, accountSid: "AC1/../../x" };
  expect(await problemIn(texting.send(wrong, order))).toBe("account");
  expect(await problemIn(texting.find(keys, "SM/../x"))).toBe("account");
  const picture = { message: sid, media: "ME?x" };
  expect(await problemIn(texting.media(keys, picture, 10))).toBe("account");
  expect(asked).toEqual([]);
});

test("Follows a picture to Twilio's stores, without the token, and nowhere else", async () => {
  const picture = { message: sid, media: `ME${"3".repeat(32)}` };
  const to = (location: string) => new Response(null, { status: 307, headers: { location } });
  const { texting, asked } = answering(to("https://media.twiliocdn.com/x"), new Response("abc"));
  expect(await texting.media(keys, picture, 10)).toHaveLength(3);
  expect(new Headers(asked[1]!.init.headers).has("authorization")).toBe(false);
  for (const location of [
    "https://twiliocdn.com.evil.test/x",
    "http://media.twiliocdn.com/x",
    "https://169.254.169.254/",
    "https://evil.test/?https://media.twiliocdn.com/",
  ]) {
    const other = answering(to(location));
    expect(await problemIn(other.texting.media(keys, picture, 10))).toBe("refused");
    expect(other.asked).toHaveLength(1);
  }
  const large = answering(new Response("x".repeat(11)));
  expect(await large.texting.media(keys, picture, 10)).toBe("tooLarge");
});

test("Leads what comes in for an own number to us, and says when it is another's", async () => {
  const number = { sid: `PN${"4".repeat(32)}` };
  const own = answering(json({ incoming_phone_numbers: [number] }), json(number));
  expect(await own.texting.listen(keys, "+1", "https://x.test")).toBe("listening");
  expect(String(own.asked[1]!.init.body)).toContain("SmsUrl=https%3A%2F%2Fx.test");
  const none = answering(json({ incoming_phone_numbers: [] }));
  expect(await none.texting.listen(keys, "+1", "https://x.test")).toBe("missing");
});

test("Prices are millionths, and what is no price is none", () => {
  expect(priceOf("-0.00750", "usd")).toEqual({ millionths: 7_500, currency: "USD" });
  expect(priceOf("0", "MXN")).toEqual({ millionths: 0, currency: "MXN" });
  for (const none of [null, "", "abc", undefined]) expect(priceOf(none, "USD")).toBeUndefined();
  expect(priceOf("-1", "")).toBeUndefined();
  expect(textingProblemOf(null)).toBe("refused");
});
