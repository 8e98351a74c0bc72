import { expect, test } from "vitest";
import { compareNegation } from "#app/features/translator/checks/denials/negation.ts";

// Written after the rule was, and judged as it came: what it does with sentences that it was not
// made for.
const english: [string, string, string][] = [
  [
    "I would not buy that brand again.",
    "No volvería a comprar esa marca.",
    "Volvería a comprar esa marca.",
  ],
  [
    "It never did this before the tune-up.",
    "Nunca hizo esto antes de la afinación.",
    "Hizo esto antes de la afinación.",
  ],
  ["You cannot reach it from below.", "No se alcanza desde abajo.", "Se alcanza desde abajo."],
  [
    "Without a scan tool you are guessing.",
    "Sin escáner está adivinando.",
    "Con escáner está adivinando.",
  ],
  ["The dealer didn't charge me.", "La agencia no me cobró.", "La agencia me cobró."],
  ["There were no codes at all.", "No había ningún código.", "Había un código."],
  [
    "If it doesn't click, it isn't the relay.",
    "Si no hace clic, no es el relé.",
    "Si hace clic, no es el relé.",
  ],
  [
    "Nothing changed after the new pump.",
    "Nada cambió con la bomba nueva.",
    "Todo cambió con la bomba nueva.",
  ],
  ["The gasket wasn't leaking.", "La junta no tenía fuga.", "La junta tenía fuga."],
  ["I haven't tried that yet.", "Todavía no lo he probado.", "Ya lo he probado."],
  ["Nobody makes that part anymore.", "Ya nadie fabrica esa pieza.", "Todavía fabrican esa pieza."],
  ["Neither fan comes on.", "Ninguno de los ventiladores enciende.", "Los ventiladores encienden."],
  ["It won't go into reverse.", "No entra la reversa.", "Entra la reversa."],
  [
    "Are you sure it's not the fuse?",
    "¿Seguro que no es el fusible?",
    "¿Seguro que es el fusible?",
  ],
  ["Don't forget to bleed it.", "No olvide purgarlo.", "Olvide purgarlo."],
  ["It is running but not well.", "Funciona, pero no bien.", "Funciona, y bien."],
];
const spanish: [string, string, string][] = [
  [
    "No se te olvide desconectar la batería.",
    "Don't forget to disconnect the battery.",
    "Forget to disconnect the battery.",
  ],
  ["Jamás use sellador ahí.", "Never use sealant there.", "Use sealant there."],
  [
    "Sin el aprendizaje no va a quedar.",
    "Without the relearn it won't work.",
    "With the relearn it will work.",
  ],
  ["No prende ni con cables.", "It won't start, even with cables.", "It starts even with cables."],
  ["Nadie supo decirme qué era.", "Nobody could tell me what it was.", "They told me what it was."],
  ["La luz no se apaga nunca.", "The light never goes off.", "The light always goes off."],
  ["Ya no jalonea.", "It doesn't jerk anymore.", "It still jerks."],
  ["No creo que sea la bomba.", "I don't think it's the pump.", "I think it's the pump."],
  [
    "Si no da 5 V, cambie el arnés.",
    "If it doesn't give 5 V, replace the harness.",
    "If it gives 5 V, replace the harness.",
  ],
  [
    "No hubo de otra que cambiarlo.",
    "There was no choice but to replace it.",
    "There was a choice, to replace it.",
  ],
  [
    "El mecánico anterior no le puso la junta.",
    "The previous mechanic didn't put the gasket in.",
    "The previous mechanic put the gasket in.",
  ],
  [
    "Ningún taller quiso revisarlo.",
    "No shop wanted to look at it.",
    "Every shop wanted to look at it.",
  ],
  [
    "No es normal que vibre.",
    "It's not normal for it to vibrate.",
    "It's normal for it to vibrate.",
  ],
  ["Lo dejé sin balatas traseras.", "I left it without rear pads.", "I left it with rear pads."],
];
/** Neither side denies, or each in a manner of its own: nothing is wrong with these. */
const idle: ["en" | "es", string, string][] = [
  [
    "en",
    "However, the pump fails to start in the cold.",
    "Sin embargo, la bomba no arranca en frío.",
  ],
  [
    "en",
    "Unless you have the tool, take it to a shop.",
    "A menos que tenga la herramienta, llévelo a un taller.",
  ],
  ["en", "It refuses to start.", "No quiere arrancar."],
  ["en", "It is hard to reach.", "Es difícil de alcanzar."],
  ["en", "Unplug the sensor and try again.", "Desconecte el sensor e intente de nuevo."],
  ["es", "¿Es la bomba, no?", "It's the pump, right?"],
  ["es", "Falta aceite en la caja.", "The transmission is low on oil."],
  ["es", "De nada, para eso estamos.", "You're welcome, that's what we are here for."],
  ["es", "No solo vibra, también suena.", "It doesn't just vibrate, it also makes noise."],
  ["es", "Cilindro no. 3, bobina nueva.", "Cylinder no. 3, new coil."],
  ["es", "Sin duda es el relevador.", "It is definitely the relay."],
  ["en", "No problem, glad it helped.", "De nada, me alegra que sirviera."],
];

const both = [
  ...english.map((row) => ["en", ...row] as const),
  ...spanish.map((row) => ["es", ...row] as const),
];
const compare = (from: "en" | "es", source: string, answer: string) =>
  compareNegation({ source, answer, from, to: from === "en" ? "es" : "en" }).change;

test("of thirty denials more, lost in translation, at least nine in ten are caught", () => {
  const missed = both
    .filter(([from, source, , lost]) => compare(from, source, lost) === "same")
    .map(([, source]) => source);
  console.info(
    `lost denials, second set: ${both.length - missed.length} of ${both.length} caught`,
    missed,
  );
  expect(missed.length).toBeLessThanOrEqual(both.length / 10);
});

test("of their good translations, and a dozen of idioms, hardly any is refused", () => {
  const pairs = [...both.map(([from, source, good]) => [from, source, good] as const), ...idle];
  const alarms = pairs
    .filter(([from, source, good]) => compare(from, source, good) !== "same")
    .map(([, source]) => source);
  console.info(`false alarms, second set: ${alarms.length} of ${pairs.length}`, alarms);
  expect(alarms.length).toBeLessThanOrEqual(pairs.length / 10);
});

test("a denial that came in is refused too", () => {
  expect(compare("en", "Tighten the bolt.", "No apriete el perno.")).toBe("added");
  expect(compare("es", "Apriete el perno.", "Do not tighten the bolt.")).toBe("added");
});
