import { demoHost } from "#app/platform/web/config.ts";
import type { DemoSource } from "./sources.ts";

type Drawing = "brakes" | "battery" | "plug" | "tyre" | "scanner" | "charger";
export type Article = {
  source: DemoSource;
  title: string;
  excerpt: string;
  hoursAgo: number;
  picture?: Drawing;
};

/** The demo's seeded news: made up, but technically correct. */
export const articles: readonly Article[] = [
  {
    source: "banco",
    hoursAgo: 2,
    picture: "scanner",
    title: "P0420 con el catalizador sano: qué medir antes de cambiarlo",
    excerpt:
      "Una fuga de escape antes del sensor trasero, un sensor lento o una mezcla pobre dan el mismo código. Compare las dos sondas a 2.500 rpm con el motor caliente y busque fugas con humo antes de pedir la pieza.",
  },
  {
    source: "bay",
    hoursAgo: 4,
    picture: "brakes",
    title: "Brake judder that is not a warped rotor",
    excerpt:
      "Most pulsation starts with hub runout of a few hundredths and pad material laid down unevenly. Clean the hub face, check runout with a dial gauge at the rotor's edge, and bed the new pads in as their maker says.",
  },
  {
    source: "volt",
    hoursAgo: 7,
    picture: "charger",
    title: "A hybrid that will not go into ready: start with the 12-volt battery",
    excerpt:
      "Half of the tow-ins with a dead hybrid end at the small battery. Load-test it before you open anything orange, and keep the car on a supply while you read the modules.",
  },
  {
    source: "taller",
    hoursAgo: 9,
    picture: "battery",
    title: "Baterías AGM y EFB: por qué no son intercambiables",
    excerpt:
      "Un vehículo con arranque y parada que salió con AGM necesita AGM, y en muchos hay que registrar el cambio en el módulo. Una batería común en su lugar dura meses, no años.",
  },
  {
    source: "bay",
    hoursAgo: 22,
    picture: "plug",
    title: "Reading spark plugs in the age of direct injection",
    excerpt:
      "A light tan insulator is no longer the whole story. What soot on the ground strap, a wet thread and a single white electrode say, and when the coil boot is the one to blame.",
  },
  {
    source: "banco",
    hoursAgo: 26,
    title: "Presión de combustible en tres minutos, sin desarmar",
    excerpt:
      "Con el manómetro en el riel y una pinza en el retorno se separan bomba, regulador e inyectores. La tabla de la nota dice qué valor apunta a cada uno.",
  },
  {
    source: "taller",
    hoursAgo: 30,
    picture: "tyre",
    title: "Sensores de presión: cuatro marcas, un procedimiento",
    excerpt:
      "Antes de culpar al sensor, revise el reaprendizaje: la mayoría de los avisos después de una rotación son sensores sanos en la rueda equivocada.",
  },
  {
    source: "volt",
    hoursAgo: 33,
    title: "Insulated gloves: the test date matters more than the class",
    excerpt:
      "Rubber ages on the hook. How to blow-test a glove in ten seconds before every job, and what the stamp on the cuff must say.",
  },
  {
    source: "bay",
    hoursAgo: 49,
    picture: "scanner",
    title: "When every module is offline: finding the one that pulls the bus down",
    excerpt:
      "Sixty ohms between the two wires is a healthy network. A hundred and twenty means a missing terminator; less than fifty, an extra one. From there it is unplugging, one splice at a time.",
  },
  {
    source: "banco",
    hoursAgo: 53,
    picture: "brakes",
    title: "Líquido de frenos: medir la humedad no alcanza",
    excerpt:
      "El punto de ebullición dice más que el color. Cada cuánto cambiarlo según el uso, y por qué el ABS se purga con el equipo conectado.",
  },
  {
    source: "taller",
    hoursAgo: 74,
    title: "Cómo explicar un presupuesto para que el cliente lo apruebe",
    excerpt:
      "Primero la falla en una frase, después el riesgo de esperar, y recién al final el número. Tres ejemplos de mostrador.",
  },
  {
    source: "volt",
    hoursAgo: 80,
    picture: "battery",
    title: "State of health: three numbers to write on the work order",
    excerpt:
      "Capacity, internal resistance and the spread between the best and the worst block. Why a pack with a good average and one weak block still comes back.",
  },
  {
    source: "bay",
    hoursAgo: 98,
    title: "Torque-to-yield bolts: reuse, measure or replace",
    excerpt:
      "What stretch looks like with a caliper, which makers allow a second use, and why oil on the thread changes everything.",
  },
  {
    source: "banco",
    hoursAgo: 121,
    picture: "plug",
    title: "P0301 que vuelve: la bobina no siempre es la culpable",
    excerpt:
      "Cambie bujía y bobina de cilindro y vea si el código se muda. Si se queda, mida compresión e inyector antes de seguir comprando piezas.",
  },
  {
    source: "taller",
    hoursAgo: 146,
    picture: "charger",
    title: "Recibir el primer eléctrico en el taller: la lista mínima",
    excerpt:
      "Delimitar el puesto, cortar el servicio, esperar y comprobar ausencia de tensión. Herramienta, guantes y quién firma.",
  },
  {
    source: "off",
    hoursAgo: 300,
    picture: "brakes",
    title: "Pastillas cerámicas o semimetálicas: qué elegir para reparto",
    excerpt:
      "Ruido, polvo y desgaste del disco en una camioneta que frena trescientas veces por día.",
  },
];

/** Articles that the first fetch adds. */
export const latest: readonly Article[] = [
  {
    source: "banco",
    hoursAgo: 0,
    title: "Batería nueva y luces que parpadean: revise el retorno a masa",
    excerpt:
      "Mida la caída de tensión entre el borne negativo y el bloque con el arranque girando: más de dos décimas es un cable, no una batería.",
  },
  {
    source: "bay",
    hoursAgo: 0,
    title: "An oil light at hot idle: gauge first, pump later",
    excerpt:
      "A mechanical gauge on the sender's port takes five minutes. What the sender, the filter's bypass and worn bearings each look like on it.",
  },
  {
    source: "taller",
    hoursAgo: 0,
    title: "Aire acondicionado que enfría a ratos: tres causas antes de recargar",
    excerpt:
      "Un embrague que patina, un sensor de presión y una válvula con hielo dan el mismo reclamo. Mire las presiones con el ventilador andando.",
  },
  {
    source: "volt",
    hoursAgo: 0,
    title: "Charging stops at eighty percent: limit, fault or heat",
    excerpt:
      "Check the owner's own limit before anything else, then the inlet's temperature sensor. What the car's log says in each case.",
  },
  {
    source: "off",
    hoursAgo: 0,
    title: "Purgar con el pedal o con equipo: cuándo da lo mismo",
    excerpt:
      "En un circuito sano, poco cambia. Con aire en la unidad de ABS hay que abrir sus válvulas con el equipo, y el pedal no alcanza.",
  },
];

const all = [...articles, ...latest];

/** The address of an article on its made-up site. */
export const linkOf = (article: Article): string =>
  `https://${demoHost}/${article.source}/${all.indexOf(article) + 1}`;

/** The articles of a site, newest first. */
export const articlesOf = (source: DemoSource): Article[] =>
  [...latest, ...articles].filter((article) => article.source === source);
