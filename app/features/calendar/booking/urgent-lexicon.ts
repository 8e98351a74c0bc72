/** Problems that make driving unsafe, gravest first; their texts are in `booking:urgent`. */
export const urgentKinds = [
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

// Patterns for folded text: lower case, no accents. Each is one way to say it, in either language,
// with a few words between its parts.
const gap = "(?:\\W+\\w+){0,6}?\\W+";
const said = (...parts: string[]): RegExp => new RegExp(`\\b(?:${parts.join(gap)})`, "g");

const fuel = "(?:gas|gasoline|fuel|petrol|diesel|gasolina|nafta|combustible|bencina)\\b";
const brakes = "(?:brake|brakes|freno|frenos|frenar|braking)\\b";
const engine =
  "(?:engine|motor|car|truck|vehicle|carro|auto|coche|vehiculo|camioneta|temperatura|temperature)\\b";

/** Patterns of customers' words for each kind. */
export const urgentPatterns: Record<UrgentKind, readonly RegExp[]> = {
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
