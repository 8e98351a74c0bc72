import { expect, test } from "vitest";
import { answerIn } from "#app/features/messages/mail/answer-text.ts";
import { isAutomatic } from "#app/features/messages/mail/automatic.ts";
import { textOfHtml } from "#app/features/messages/mail/text-of-html.ts";

const shop = "Garza Motors";
const reply = "reply+abc@reply.llave.test";

test.each([
  [
    "Gmail, English",
    `Yes, go ahead.\n\nOn Thu, Nov 26, 2026 at 10:00 AM Garza Motors (by Llave) <${reply}> wrote:\n\n> Your quote is ready.\n> 956 555 0100`,
  ],
  [
    "Gmail, broken over two lines",
    `Yes, go ahead.\n\nOn Thu, Nov 26, 2026 at 10:00 AM Garza Motors (by Llave)\n<${reply}> wrote:\n> Your quote`,
  ],
  [
    "iPhone, English",
    `Yes, go ahead.\n\nSent from my iPhone\n\n> On Nov 26, 2026, at 10:00 AM, Garza Motors <${reply}> wrote:\n> \n> ﻿Your quote`,
  ],
  [
    "Outlook",
    `Yes, go ahead.\n\nGet Outlook for iOS<https://aka.ms/x>\n________________________________\nFrom: Garza Motors <${reply}>\nSent: Thursday, November 26, 2026 10:00 AM\nTo: me\nSubject: A message\n\nYour quote`,
  ],
  [
    "Outlook without a line",
    `Yes, go ahead.\n\nFrom: Garza Motors\nSent: Thursday, November 26, 2026\nTo: me\n\nYour quote`,
  ],
  ["Original message", `Yes, go ahead.\n-----Original Message-----\nFrom: x\nYour quote`],
  ["a signature", "Yes, go ahead.\n-- \nMaría Pérez\n+1 956 555 0147"],
  ["Samsung", "Yes, go ahead.\n\nSent from my Galaxy"],
  ["Windows line ends", `Yes, go ahead.\r\n\r\nOn 11/26/26 10:00 AM, ${reply} wrote:\r\n> x`],
  [
    "an answer below",
    `On Thu, Nov 26, Garza Motors <${reply}> wrote:\n> Your quote\n> is ready\n\nYes, go ahead.`,
  ],
  ["nothing else", "Yes, go ahead."],
])("Keeps what was written: %s", (_, letter) => {
  expect(answerIn(letter, shop)).toBe("Yes, go ahead.");
});

test.each([
  [
    "Gmail",
    `Sí, adelante, no espere.\n\nEl jue, 26 nov 2026 a las 10:00, Garza Motors (por Llave) (<${reply}>) escribió:\n\n> Su cotización`,
  ],
  [
    "iPhone",
    `Sí, adelante, no espere.\n\nEnviado desde mi iPhone\n\n> El 26 nov 2026, a la(s) 10:00 a.m., Garza Motors <${reply}> escribió:\n> Su cotización`,
  ],
  [
    "Outlook",
    `Sí, adelante, no espere.\n\nObtener Outlook para Android\n________________________________\nDe: Garza Motors\nEnviado: jueves, 26 de noviembre de 2026\nPara: yo\nAsunto: Un mensaje`,
  ],
  [
    "Outlook without a line",
    "Sí, adelante, no espere.\n\nDe: Garza Motors\nEnviado el: jueves, 26 de noviembre\nPara: yo\n\nSu cotización",
  ],
  [
    "Yahoo",
    `Sí, adelante, no espere.\n\n    El jueves, 26 de noviembre de 2026, 10:00:00 GMT-6, Garza Motors <${reply}> escribió:  \n \n Su cotización`,
  ],
  ["Mensaje original", "Sí, adelante, no espere.\n----- Mensaje original -----\nDe: x"],
  ["Enviado desde mi Samsung", "Sí, adelante, no espere.\n\nEnviado desde mi Samsung Galaxy."],
])("Conserva lo que se escribió: %s", (_, letter) => {
  expect(answerIn(letter, shop)).toBe("Sí, adelante, no espere.");
});

test.each([
  "On Monday my brother wrote:\nit makes a noise. Do not drive it!",
  "El martes 3 mi cuñado escribió:\nno lo maneje",
  "From: the left side comes smoke\nand it smells",
  "De: la casa al trabajo hace ruido",
  "I sent from my office the papers, did you get them?",
  "--- no start ---\nwhat now",
])("Loses nothing of what only looks like a quote: %s", (letter) => {
  expect(answerIn(letter, shop)).toBe(letter);
});

test("A letter of a megabyte of odd lines is read in one pass", () => {
  const letter = "On El From: De: wrote ".repeat(50_000);
  expect(answerIn(letter, shop)).toBe(letter.trim());
  expect(answerIn("On x\n".repeat(200_000), shop).length).toBeGreaterThan(0);
});

test.each([
  ["<div>Yes,&nbsp;go ahead.<br>Thanks</div>", "Yes, go ahead.\nThanks"],
  ["<style>p{}</style><p>S&iacute;, a las 5</p><blockquote>Your quote</blockquote>", "Sí, a las 5"],
  ['<p>ok &#128077; &lt;3</p><div class="gmail_quote">old</div>', "ok 👍 <3"],
  ['<p>ok</p><div id="divRplyFwdMsg">From: x</div>', "ok"],
  ["<script>alert(1)</script>hi<!-- no -->", "hi"],
  ["&#x110000;&#0;x", "x"],
  ["<blockquote>Your quote</blockquote><p>Yes, below.</p>", "Your quote\nYes, below."],
])("Reads the words of HTML: %s", (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

test("A letter of many quotes in each other is read in one pass", () => {
  expect(textOfHtml("<p></p><blockquote>".repeat(50_000))).toBe("");
});

test.each<[Record<string, string>, string, boolean]>([
  [{}, "maria@customers.test", false],
  [{ "auto-submitted": "no" }, "maria@customers.test", false],
  [{ "auto-submitted": "auto-replied" }, "maria@customers.test", true],
  [{ precedence: "bulk" }, "maria@customers.test", true],
  [{ "x-auto-response-suppress": "All" }, "maria@customers.test", true],
  [{ "list-id": "<x>" }, "maria@customers.test", true],
  [{ "content-type": "multipart/report; report-type=delivery-status" }, "x@y.test", true],
  [{}, "MAILER-DAEMON@mx.test", true],
  [{}, "postmaster@mx.test", true],
  [{}, "no-reply@shop.test", true],
  [{}, "", true],
  [{}, "noreplyfan@customers.test", false],
])("Machines are not answered to: %o from %s", (headers, from, automatic) => {
  expect(isAutomatic(new Headers(headers), from)).toBe(automatic);
});
