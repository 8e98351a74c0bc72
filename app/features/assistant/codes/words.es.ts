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
    "{{code}}: {{title}}. Qué significa el código de falla, letra por letra, con causas probables y primeras revisiones para mecánicos.",
  parts: "Cómo se lee el código",
  causes: "Causas probables",
  checks: "Primeras revisiones",
  safety: "Primero, la seguridad",
  near: "Códigos relacionados",
  source: "Significado según el estándar SAE J2012. Los datos del fabricante del vehículo tienen prioridad.",
  titleAlone: "De este código la biblioteca solo tiene el significado: siga el diagnóstico del fabricante.",
  plans: "Causas probables, primeras revisiones y seguridad",
  plansText: "Son parte de Bronce y Diamante. Ambos comienzan con una prueba gratis de 7 días.",
  seePlans: "Ver los planes",
  manufacturer: "Código del fabricante",
  manufacturerText:
    "Cada fabricante da a {{code}} un significado propio; por eso aquí no se muestra ninguno. Búsquelo con marca, modelo, año y motor en los datos del fabricante.",
  reserved: "Código reservado",
  reservedText: "El estándar no ha dado ningún significado a {{code}}. Léalo otra vez: una letra o un dígito puede estar mal.",
  unknown: "No está en nuestra biblioteca",
  unknownText: "{{code}} pertenece al estándar, pero nuestra biblioteca no lo tiene. Léalo otra vez o vea los códigos cercanos.",
} satisfies Shape<typeof en>;
