import { expect, test } from "vitest";
import { answerTo, wishIn } from "#app/features/messages/consent/stop-words.ts";

test.each([
  ["STOP", "stop"],
  ["stop.", "stop"],
  [" Stop ", "stop"],
  ["ALTO", "stop"],
  ["¡Alto!", "stop"],
  ["Baja", "stop"],
  ["dar de baja", "stop"],
  ["cancelar", "stop"],
  ["PARAR por favor", "stop"],
  ["please stop", "stop"],
  ["Unsubscribe", "stop"],
  ["END", "stop"],
  ["quit", "stop"],
  ["no más", "stop"],
  ["NO MAS MENSAJES", "stop"],
  ["START", "start"],
  ["Alta", "start"],
  ["unstop", "start"],
  ["AYUDA", "help"],
  ["help", "help"],
] as const)("%s asks for %s", (text, wish) => expect(wishIn(text)?.wish).toBe(wish));

test.each([
  "Can you stop by the parts store?",
  "¿Alto el precio, no?",
  "The car stops at idle",
  "Quiero cancelar la cita de mañana a las 5",
  "baja la llanta de atrás",
  "yes",
  "sí",
  "no",
  "end of the month",
  "",
  "   ",
  "stop ".repeat(100),
])("%s is a message like any other", (text) => expect(wishIn(text)).toBeUndefined());

const asked = { way: "sms", optOut: null, shop: "Taller Ruiz" } as const;

test("Answers once: what Twilio answers itself has no answer of ours", () => {
  for (const text of ["STOP", "stop", "Start", "HELP", "unsubscribe"])
    expect(answerTo({ ...asked, text })).toBeUndefined();
  expect(answerTo({ ...asked, text: "ALTO", optOut: "STOP" })).toBeUndefined();
  expect(answerTo({ ...asked, text: "¿Cuánto es?" })).toBeUndefined();
});

test("Answers in the language of the word, where Twilio does not", () => {
  expect(answerTo({ ...asked, text: "ALTO" })).toMatch(/^Taller Ruiz: ya no recibirá/);
  expect(answerTo({ ...asked, text: "stop.", way: "whatsapp" })).toMatch(/no more messages/);
  expect(answerTo({ ...asked, text: "STOP", way: "whatsapp" })).toMatch(/no more messages/);
  expect(answerTo({ ...asked, text: "alta" })).toMatch(/volverá a recibir/);
});
