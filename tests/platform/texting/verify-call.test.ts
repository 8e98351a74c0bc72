import { expect, test } from "vitest";
import { isSignedCall, signedText } from "#app/platform/texting/verify-call.server.ts";
import { signatureOf } from "../../../demo/twilio/signature.ts";
import { pick } from "../../support/chance.ts";

// The example of twilio.com/docs/usage/security.
const documented = {
  address: "https://mycompany.com/myapp.php?foo=1&bar=2",
  form: new URLSearchParams({
    CallSid: "CA1234567890ABCDE",
    Caller: "+14158675309",
    Digits: "1234",
    From: "+14158675309",
    To: "+18005551212",
  }),
  signature: "RSOYDt4T1cUTdK1PDd93/VVr8B8=",
};

test("Takes the documented example", async () => {
  expect(await isSignedCall("12345", documented)).toBe(true);
});

test("Takes the fields in any order", async () => {
  const form = new URLSearchParams([...documented.form].toReversed());
  expect(await isSignedCall("12345", { ...documented, form })).toBe(true);
});

test.each([
  ["another token", "12346", {}],
  ["no token", "", {}],
  ["another address", "12345", { address: "https://mycompany.com/myapp.php?foo=1&bar=3" }],
  ["a field more", "12345", { form: new URLSearchParams([...documented.form, ["A", "1"]]) }],
  ["a field less", "12345", { form: new URLSearchParams([...documented.form].slice(1)) }],
  ["no signature", "12345", { signature: "" }],
  ["a shorter signature", "12345", { signature: "RSOYDt4T1cUTdK1PDd93" }],
  ["another alphabet", "12345", { signature: "RSOYDt4T1cUTdK1PDd93_VVr8B8=" }],
] as const)("Refuses %s", async (_, token, changed) => {
  expect(await isSignedCall(token, { ...documented, ...changed })).toBe(false);
});

test("Refuses a signature with any sign of it changed", async () => {
  const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  for (let at = 0; at < 27; at++) {
    const old = documented.signature[at];
    const other = pick([...signs].filter((sign) => sign !== old));
    const signature = `${documented.signature.slice(0, at)}${other}${documented.signature.slice(at + 1)}`;
    // The last sign holds four bits: two of its values are the same bytes.
    if (atob(signature) === atob(documented.signature)) continue;
    expect(await isSignedCall("12345", { ...documented, signature })).toBe(false);
  }
});

test("Signs what is empty, accented or twice there as the stand-in does", async () => {
  const fields = { Body: "¿Cuánto?\r\n🙂 & más=", NumMedia: "0", A: "" };
  const address = "https://llave.example/webhooks/messages/k?message=1";
  const form = new URLSearchParams(fields);
  const signature = await signatureOf(address, fields, "token");
  expect(await isSignedCall("token", { address, form, signature })).toBe(true);
  expect(signedText("x", new URLSearchParams("b=2&a=1&a=1&a=0"))).toBe("xa0a1b2");
});
