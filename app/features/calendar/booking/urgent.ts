import { fold } from "#app/values/fold.ts";

/** What makes driving unsafe, by what people say of it; the words for each are in `booking:urgent`. */
const urgentKinds = [
  "fire",
  "fuel",
  "brakes",
  "steering",
  "overheating",
  "oil",
  "exhaust",
  "wheel",
  "highVoltage",
] as const;
export type UrgentKind = (typeof urgentKinds)[number];

type Pattern = RegExp;

// Folded text: lower case, no accents. Each pattern is one way to say it, in either language, with a
// few words between its parts.
const gap = "(?:\\W+\\w+){0,6}?\\W+";
const said = (...parts: string[]): Pattern => new RegExp(`\\b(?:${parts.join(gap)})`, "g");

const fuel = "(?:gas|gasoline|fuel|petrol|diesel|gasolina|nafta|combustible|bencina)\\b";
const brakes = "(?:brake|brakes|freno|frenos|frenar|braking)\\b";
const engine =
  "(?:engine|motor|car|truck|vehicle|carro|auto|coche|vehiculo|camioneta|temperatura|temperature)\\b";

const patterns: Record<UrgentKind, readonly Pattern[]> = {
  fire: [
    said(
      "(?:on fire|catch(?:es|ing)? fire|caught fire|flames?\\b|se incendi\\w*|llamas\\b|fuego\\b)",
    ),
    said(
      "(?:smoke|humo)\\b",
      "(?:hood|dash|dashboard|cabin|wires?|cofre|capo|tablero|cabina|cables?)\\b",
    ),
    said(
      "(?:smell|smells|smelling|odor|olor|huele)\\b",
      "(?:burning|burnt|burned|quemado|quemandose)\\b",
    ),
  ],
  fuel: [
    said("(?:smell|smells|smelling|smelled|reeks?|odor|olor|huele|oler)\\b", fuel),
    said(fuel, "(?:smell|smells|odor)\\b"),
    said("(?:leak|leaks|leaking|dripping|drips|fuga|gotea|goteando|tira|pierde|escurre)\\b", fuel),
    said(fuel, "(?:leak|leaks|leaking|dripping|drips)\\b"),
  ],
  brakes: [
    said(
      "(?:no|without|lost|lose|losing|sin|perdi|pierde|no tengo|no tiene|me quede sin)\\s+(?:the |my |los |mis )?(?:brakes|frenos)",
    ),
    said(
      brakes,
      "(?:fail|fails|failed|failing|gone|not work|not working|don ?t work|doesn ?t work|no funciona\\w*|no sirve\\w*|no responde\\w*|fallan?|fallaron|fallando|grinding|grind)\\b",
    ),
    said(
      "(?:doesn ?t|does not|won ?t|will not|can ?t|cannot|barely|hardly|no|apenas)\\s+(?:stop|frena|brake)\\b",
    ),
    said(
      "(?:brake pedal|pedal)\\b",
      "(?:floor|sinks?|soft|spongy|piso|fondo|hunde|va|blando|suave|esponjoso)\\b",
    ),
    said("(?:leak\\w*|fuga|pierde|tira)\\b", "(?:brake fluid|liquido de frenos?)\\b"),
    said("(?:brake fluid|liquido de frenos?)\\b", "(?:leak\\w*|low|bajo)\\b"),
  ],
  steering: [
    said(
      "(?:steering wheel|steering|direccion|volante|timon)\\b",
      "(?:locks?|locked|stuck|loose|fails?|failed|no responde|traba\\w*|bloquea\\w*|suelt[oa]|floj[oa]|juego|trabado)\\b",
    ),
    said("(?:can ?t|cannot|no puedo|no se puede)\\s+(?:steer|turn the wheel|girar|dar vuelta)"),
  ],
  overheating: [
    said(
      "(?:overheat\\w*|over heat\\w*|runs? hot|running hot|se (?:calienta|sobrecalienta|esta calentando|recalienta)|recalient\\w*|sobrecalient\\w*|sobrecalentamiento|calienta demasiado)",
    ),
    said(engine, "(?:in the red|al rojo|en rojo|too hot|muy caliente|hirviendo|boiling)\\b"),
    said("(?:steam|vapor)\\b", "(?:hood|radiator|engine|cofre|capo|radiador|motor)\\b"),
  ],
  oil: [
    said(
      "(?:oil pressure|oil light|red oil|presion de aceite|luz (?:roja )?del? aceite|foco del? aceite|testigo del? aceite)\\b",
    ),
  ],
  exhaust: [
    said(
      "(?:exhaust|fumes|carbon monoxide|gases? del? escape|humo del? escape|monoxido)\\b",
      "(?:inside|cabin|in the car|dentro|adentro|cabina|interior)\\b",
    ),
  ],
  wheel: [
    said(
      "(?:wheel|wheels|rueda|ruedas)\\b",
      "(?:coming off|came off|falling off|fell off|loose|wobbl\\w+|suelta|sueltas|floja|flojas|se (?:sale|salio|esta saliendo|zafo))\\b",
    ),
    said(
      "(?:lug nuts?|birlos?|tuercas de la rueda|pernos de la rueda)\\b",
      "(?:missing|loose|broken|sueltos?|flojos?|faltan?|rotos?)\\b",
    ),
    said(
      "(?:tire|llanta|neumatico|goma|cubierta)\\b",
      "(?:bulge|bubble|blew|blowout|cords?|chichon|bola|bulto|revento|exploto|alambres?)\\b",
    ),
  ],
  highVoltage: [
    said(
      "(?:hybrid|electric|hibrido|electrico|high voltage|alto voltaje|alta tension)\\b",
      "(?:battery|bateria)\\b",
      "(?:smoke|smoking|hot|swollen|leak\\w*|humo|caliente|inflada|fuga)\\b",
    ),
  ],
};

/** A denial right before what is said: it is not the case. */
const denied =
  /(?:\b(?:no|not|never|without|ni|nunca|tampoco|ya no|sin|doesn ?t|does not|isn ?t|is not|don ?t|didn ?t)\W+(?:\w+\W+){0,1})$/;

/**
 * What of a complaint forbids to drive on, gravest first. Said plainly by hand-written patterns: no
 * model is asked. A denial before the words ("no smell of gas") is none of it, but one that is itself
 * what is wrong ("no brakes").
 */
export function urgentIn(complaint: string): UrgentKind[] {
  const text = fold(complaint.slice(0, 4_000)).replace(/[’'`´]/g, " ");
  return urgentKinds.filter((kind) =>
    patterns[kind].some((pattern) =>
      [...text.matchAll(pattern)].some(
        (found) => isDenial(found[0]) || !denied.test(text.slice(0, found.index)),
      ),
    ),
  );
}

/** Whether the words begin with a denial that is what is wrong. */
const isDenial = (words: string): boolean =>
  /^(?:no|without|lost|sin|doesn|does|won|will|can|cannot)\b/.test(words);
