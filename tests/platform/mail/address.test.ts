import { expect, test } from "vitest";
import { readMailAddress } from "#app/platform/mail/address.ts";
import { openMail } from "#app/platform/mail/mail.server.ts";

test.each([
  ["Llave <no-reply@llave.example>", { email: "no-reply@llave.example", name: "Llave" }],
  [
    '"Llave, Inc." <no-reply@llave.example>',
    { email: "no-reply@llave.example", name: "Llave, Inc." },
  ],
  [
    "Taller Peña <hola@mail.llave.example>",
    { email: "hola@mail.llave.example", name: "Taller Peña" },
  ],
  ["<no-reply@llave.example>", { email: "no-reply@llave.example", name: "" }],
  [" no-reply@llave.example ", { email: "no-reply@llave.example", name: "" }],
])("Reads %s", (text, address) => {
  expect(readMailAddress(text)).toEqual(address);
});

test.each([
  "",
  "Llave",
  "Llave no-reply@llave.example",
  "Llave <no-reply>",
  "Llave <no-reply@llave>",
  "Llave <no-reply@llave.example",
  "no-reply@llave.example, other@llave.example",
  "Llave\r\nBcc: x@y.zz <no-reply@llave.example>",
  "Llave <no reply@llave.example>",
])("%j is no sender", (text) => {
  expect(readMailAddress(text)).toBeUndefined();
});

test("Passes name and address separately, and a bare address as text", async () => {
  const sent: unknown[] = [];
  const binding = {
    send: async (letter: { from: unknown }) => void sent.push(letter.from),
  } as unknown as SendEmail;
  const letter = { to: "ana@shop.test", subject: "Hi", text: "Hi" };
  await openMail(binding, { email: "no-reply@llave.example", name: "Llave" }).send(letter);
  await openMail(binding, { email: "no-reply@llave.example", name: "" }).send(letter);
  expect(sent).toEqual([
    { email: "no-reply@llave.example", name: "Llave" },
    "no-reply@llave.example",
  ]);
});
