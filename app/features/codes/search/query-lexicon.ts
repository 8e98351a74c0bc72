/** A bank, sensor or cylinder, as in `data/places.txt`; "" for any. */
export type PlaceKind = "b" | "s" | "c" | "";

/** Words before a number or letter, by the kind of place in `data/places.txt`. */
export const kinds: Record<string, PlaceKind> = {
  bank: "b",
  banco: "b",
  sensor: "s",
  cylinder: "c",
  cylinders: "c",
  cyl: "c",
  cilindro: "c",
  cil: "c",
  misfire: "c",
};

/** Words that say nothing about the fault: articles, the customer, the car. */
export const fillers = new Set(
  `a an the of in on at and or to with for is it its are was my when while after at mph mi km kmh i has have get gets code codes dtc car truck vehicle engine's
de del la el lo los las en y o u al con por para que un una es esta se me mi su cuando tiene hay le codigo codigos carro auto coche camioneta
vehiculo`.split(/\s+/),
);

/** The library's words for a term, by the glossary's first English word. */
export const inLibrary: Readonly<Record<string, string>> = {
  gasoline: "fuel; combustible",
  diesel: "diesel; fuel; combustible",
  "radiator fan": "cooling fan; ventilador de enfriamiento; ventilador",
  "engine control unit": "control module; modulo de control",
  "mass air flow sensor": "air flow sensor; sensor de flujo de aire",
  "catalytic converter": "catalyst",
  "throttle plate": "throttle; mariposa",
  "throttle body": "throttle actuator; mariposa",
  "gas cap": "fuel cap; tapa de combustible",
  "EGR valve": "egr",
  "reverse gear": "reverse; reversa",
  reverse: "reversa",
  gear: "gear; marcha; marchas",
  transmission: "transmision",
  "check engine light": "malfunction indicator lamp",
  tire: "llantas",
};

/** Names with another meaning in the library: exhaust gas, refrigerant gas. */
export const tooWide = new Set([
  "gas",
  "trans",
  "cat",
  "cats",
  "foco",
  "seguro",
  "caja",
  "goma",
  "marcha",
  "burro",
  "liga",
  "medio",
]);

/** Articles and conjunctions, left out of a search. */
export const binders = new Set([
  "de",
  "del",
  "la",
  "el",
  "los",
  "las",
  "en",
  "y",
  "the",
  "of",
  "in",
  "and",
  "or",
]);
