import { nameFoundBy } from "#app/features/customers/found-by.ts";
import { fold } from "#app/values/fold.ts";
import { fieldLimits } from "./fields.ts";
import type { Leave } from "./row-problem.ts";
import type { Values } from "./row-values.ts";

/** Second given names before a last name: `José Luis Garza`, `Mary Ann Smith`. */
const second = new Set(
  `adriana alberto alejandra alejandro alfredo alicia andres angel angeles ann anne antonia antonio
  armando arturo beatriz belen carlos carmen carolina cecilia cesar cristina daniel daniela david
  eduardo elena elizabeth enrique ernesto esteban eugenia eugenio felipe fernanda fernando francisco
  gabriel gabriela gerardo gloria guadalupe guillermo gustavo hector ignacio ines irene isabel ivan
  jaime javier jean jesus joaquin jorge jose juan julia julio leticia lorena lourdes lucia
  luis luisa luz lynn magdalena manuel manuela marcela marco marcos margarita maria mario marta martha
  mercedes michael miguel monica natalia nicolas noemi octavio oscar pablo paola patricia paul
  pedro pilar rafael ramon raquel raul rebeca ricardo roberto rocio rodrigo rosa ruben santiago
  sara sergio silvia sofia susana teresa tomas veronica vicente victor victoria xavier yolanda`.split(
    /\s+/,
  ),
);

/** Words that belong to the following name: `de la Cruz`. */
const particles = new Set([
  "de",
  "del",
  "la",
  "las",
  "los",
  "y",
  "san",
  "santa",
  "van",
  "von",
  "da",
]);

/** Legal forms of companies, and words that start their names, in both languages. */
const legalForm =
  /(?:^|[\s,])(?:l\.?l\.?c|inc|incorporated|corp|corporation|ltd|ltda|co|company|s\.? ?a\.?(?: de c\.? ?v)?|s\.? ?de r\.? ?l\.?(?: de c\.? ?v)?|s\.? ?r\.? ?l|s\.? ?a\.? ?s|s\.? ?a\.? ?c|s\.? ?p\.? ?a|e\.?i\.?r\.?l|s\.? ?c|a\.? ?c|y cia|& sons|e hijos)\.?$/i;
const business =
  /^(?:transportes?|autotransportes|fletes|grupo|constructora|comercializadora|distribuidora|servicios|taller|talleres|refaccionaria|ferreteria|gobierno|municipio|city of|county of|state of|escuela|iglesia)\s/;

/** Whether a whole name is that of a company. */
const isCompany = (text: string): boolean =>
  legalForm.test(text.trim()) || business.test(fold(text));

/**
 * First and last name of a full one: `Ana Ruiz López`, `José Luis Garza Treviño`, `María de la Luz
 * Pérez`, or `Ruiz López, Ana`.
 */
function nameParts(text: string): { firstName: string; lastName: string } {
  const [, last, first] = /^([^,]+),\s*(.+)$/.exec(text) ?? [];
  if (last && first) return { firstName: first.trim(), lastName: last.trim() };
  const words = text.split(" ").filter(Boolean);
  const firsts = firstNames(words);
  return { firstName: words.slice(0, firsts).join(" "), lastName: words.slice(firsts).join(" ") };
}

/** Number of words that are first names: at least one, and not all of several. */
function firstNames(words: readonly string[]): number {
  if (words.length < 3) return 1;
  const folded = words.map((word) => fold(word));
  if (particles.has(folded[1]!)) {
    const name = folded.findIndex((word, at) => at > 1 && !particles.has(word));
    // "Ana de la Cruz" has a last name of one piece; "María de la Luz Pérez" has more after it.
    const isFirst = folded[0] === "maria" && name > 0 && name < words.length - 1;
    return isFirst ? name + 1 : 1;
  }
  if (second.has(folded[1]!)) return 2;
  return words.length === 4 && !folded.some((word) => particles.has(word)) ? 2 : 1;
}

type Name = { firstName: string; lastName: string; company: string | null };

/**
 * Name of the customer in a row. A company without a person has its own name. A full name next to
 * its parts is added to the note where it contains more.
 */
export function nameOf(values: Values, leave: Leave): Name {
  const whole = values.fullName ?? "";
  const hasParts = Boolean(values.firstName || values.lastName);
  if (whole && hasParts) noteWhole(values, whole, leave);
  const company = values.company || (!hasParts && isCompany(whole) ? whole : "") || null;
  const parts = hasParts
    ? { firstName: values.firstName ?? "", lastName: values.lastName ?? "" }
    : company === whole || whole === ""
      ? { firstName: "", lastName: "" }
      : nameParts(whole);
  const { lastName } = parts;
  const firstName = parts.firstName || lastName || (company ?? "");
  for (const [field, text] of [
    ["firstName", firstName],
    ["lastName", lastName],
  ] as const)
    if (text.length > fieldLimits[field]!)
      leave(hasParts || !whole ? field : "fullName", "ui:form.tooLong");
  return { firstName, lastName: parts.firstName ? lastName : "", company };
}

function noteWhole(values: Values, whole: string, leave: Leave): void {
  const { firstName = "", lastName = "", company = "" } = values;
  const said = new Set(nameFoundBy(`${firstName} ${lastName}`, company).split(" "));
  if (
    nameFoundBy(whole, "")
      .split(" ")
      .every((word) => said.has(word))
  )
    return;
  const note = values.note ? `${values.note}\n${whole}` : whole;
  if (note.length > fieldLimits.note!) leave("note", "imports:problem.noRoom");
  else values.note = note;
}
