import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "Códigos de falla",
  lead: "Qué significa un código, qué lo causa normalmente y qué revisar primero.",
  search: { label: "Buscar por código o palabras", placeholder: "P0420, sensor de oxígeno" },
  groups: "Grupos",
  more: "Mostrar más",
  first: "Volver al principio",
  all: "Todos los códigos",
  none: "No se encontró ningún código",
  noneText: "Pruebe con menos palabras, en español o en inglés.",
  description:
    "{{code}}: {{title}}. Qué significa el código de falla, cómo trabajar con seguridad, causas probables y primeras revisiones para mecánicos.",
  parts: "Cómo se lee el código",
  causes: "Causas probables",
  checks: "Primeras revisiones",
  safety: "Primero, la seguridad",
  near: "Códigos relacionados",
  source:
    "Significado según el estándar SAE J2012. Los datos del fabricante del vehículo tienen prioridad.",
  basis: {
    agreed: "Dos listas públicas de códigos coinciden.",
    differs:
      "Las listas públicas de códigos difieren en este: confírmelo en los datos del fabricante.",
    single: "Solo una lista pública tiene este código: confírmelo en los datos del fabricante.",
  },
  titleAlone: "De este código solo tenemos el significado. Siga el diagnóstico del fabricante.",
  plans: "Causas probables y primeras revisiones",
  plansText:
    "Los planes Bronce y Diamante las incluyen, para este código y todos los demás. Ambos comienzan con una prueba gratis de 7 días.",
  seePlans: "Ver los planes",
  manufacturer: "Código del fabricante",
  manufacturerText:
    "El significado de {{code}} depende de la marca, por eso aquí no lo mostramos. Búsquelo por marca, modelo, año y motor en los datos del fabricante.",
  reserved: "Código reservado",
  reservedText:
    "El estándar no le asigna un significado a {{code}}. Léalo otra vez: puede haber una letra o un dígito mal.",
  impossible: "No es un código válido",
  impossibleText:
    "{{code}} no es un código de falla: el segundo carácter siempre es 0, 1, 2 o 3. Léalo otra vez en el escáner o busque aquí abajo por código, pieza o síntoma.",
  seenHere: "En los trabajos cerrados de su taller",
  here: {
    once: "{{model}}: una vez aquí",
    twice: "{{model}}: dos veces aquí",
    many: "{{model}}: {{times}} veces aquí",
    atLeast: "{{model}}: al menos {{times}} veces aquí",
    others: "En otros vehículos",
  },
  forCar: "Para este vehículo: {{car}}",
  toJob: "Volver a {{workId}}",
  answered: "Resuelto en el foro",
  elsewhere: "Más sobre este código",
  inForum: "Buscar {{code}} en el foro",
  inVideos: "Videos de este sistema",
  ask: "Preguntar al asistente por {{code}}",
  unknown: "No está en nuestra biblioteca",
  unknownText:
    "{{code}} es un código estándar, pero nuestra biblioteca todavía no lo tiene. Léalo otra vez, vea los códigos cercanos o busque.",
} satisfies Shape<typeof en>;
