import type { SafetyTopic } from "#app/features/assistant/safety.ts";

/** Parts that mean the hazard under any of their names, by the glossary's first English term. */
export const safetyParts: Record<SafetyTopic, readonly string[]> = {
  airbag: ["airbag", "clock spring"],
  highVoltage: ["hybrid battery", "charging port"],
  fuel: [
    "fuel pump",
    "fuel pump relay",
    "fuel filter",
    "fuel pressure",
    "fuel pressure regulator",
    "fuel rail",
    "fuel injector",
    "fuel tank",
    "high-pressure fuel pump",
    "no fuel",
    "no fuel pressure",
    "carburetor",
    "gas cap",
  ],
  brakes: [
    "brake pad",
    "brake pads",
    "brake shoe",
    "brake disc",
    "brake drum",
    "brake caliper",
    "caliper pin",
    "brake fluid",
    "brake line",
    "brake hose",
    "brake pedal",
    "master cylinder",
    "wheel cylinder",
    "parking brake",
    "brake bleeding",
    "bleed the brakes",
    "bleeder screw",
    "ABS module",
    "spongy pedal",
    "pulsating pedal",
  ],
};

const vehicle =
  "(cars?|trucks?|vans?|suvs?|vehicles?|pickups?|buses|bus|carros?|autos?|coches?|camionetas?|camion(es)?|vehiculos?)";
const gasLine =
  "(tanks?|lines?|leaks?|leaking|hoses?|smell|fumes|vapou?rs?|can|filter|pump|fill|spill(ed)?)";

/**
 * Other words that mean the hazard, in folded text (lower case, no accents) of either language.
 * Excluded: brake lights and switches, the booster, diesel engines, auto electric shops, the plug
 * wires of "alta tensión".
 */
export const safetySigns: Record<SafetyTopic, RegExp[]> = {
  airbag: [
    /\b(air ?bags?|bolsas? de aire|srs|sir system|pretensioners?|pretensor(es)?|clock ?springs?|squibs?|spiral cable)\b/,
    /\b(muelle de reloj|resorte de reloj|cinta espiral|seat ?belt tensioners?|tensor(es)? del? cinturon(es)?|b00[0-9a-f]{2})\b/,
    /\b(remov\w*|pull(ed|ing)?|replac\w*|taking off|take off) (the |a )?steering (wheel|column)\b/,
    /\b(quit\w+|sac\w+|desmont\w+|retir\w+|bajar?) (el |la )?(volante(?! motor)|timon|columna de direccion)\b/,
  ],
  highVoltage: [
    /\b(high[- ]voltage|hybrids?|hibrid[oa]s?|[bp]?hevs?|bevs?|evs?|traction batter(y|ies)|ev batter(y|ies)|hv (batter(y|ies)|system|cables?))\b/,
    /\b(alto voltaje|(?<!\b(cables?|bobinas?) de )alta tension|bateria de (traccion|alto voltaje|litio)|inverters?|inversor(es)?)\b/,
    /\b(orange (high[- ]voltage )?(cables?|wires?|connectors?)|(cables?|conector(es)?) naranjas?|service plug|conector de servicio)\b/,
    /\b(teslas?|prius|leaf(?! springs?)|chev(y|rolet) (bolt|volt)|ioniq|mach[- ]e|rivian|lucid air|byd (dolphin|seagull|yuan|song|han|seal)|id\.?4)\b/,
    new RegExp(`\\b(all[- ])?electric ${vehicle}\\b`),
    new RegExp(
      `(?<!\\b(taller|talleres|servicio|tecnico|electricista|mecanica) (de )?)\\b${vehicle} (100 ?%? )?electric[oa]s?\\b`,
    ),
    /\b(dc[- ]?dc converter|convertidor cc|wallbox|regenerative braking|freno regenerativo|p0[a-f][0-9a-f]{3}|p0a[0-9a-f]{2})\b/,
  ],
  fuel: [
    /\bfuel (pumps?|rails?|lines?|injectors?|injection|pressure|leak\w*|tanks?|filters?|systems?|hoses?|smell|fumes|vapou?rs?|cap|senders?)\b/,
    /\b(petrol|gasoline|diesel)(?! (engine|motor|truck|pickup|car|van|version|model|generator|mechanic|tech|exhaust|particulate|oxidation))\b/,
    new RegExp(
      `\\bgas ${gasLine}\\b|\\b(smell|smells|smelling|leak|leaks|leaking|drips?|dripping|drain|siphon) (of |like |the |some )?gas\\b`,
    ),
    /\b(fuga|presion|tanque|filtro|linea|lineas|sistema|bomba|riel|manguera|cano|olor|vapores|rampa|deposito) (de |del |a )(combustible|gasolina|nafta|bencina|gasoil|diesel)\b/,
    /(?<!\b(motor(es)? (a|de)?|motor|gasta \w+|gasta|consume \w+|consume|consumo de|gasto de|rendimiento de|camioneta( a)?|version|luz de|reserva de) ?)\b(gasolina|nafta|bencina|gasoil|gas oil|combustible(?! (pobre|rico))|petroleo)\b(?<!\b(ajuste|mezcla|correccion) de combustible)/,
    /\b(injectors?|inyector(es)?|toberas?|bomba inyectora|common rail|direct injection|inyeccion directa|e85|etanol|glp|gnv|gnc|cng|lpg)\b/,
    /\bp0(08[7-9]|19[0-4]|2[0-6][0-9a-f]|17[1-5]|44[0-9]|45[0-9])\b/,
  ],
  brakes: [
    /\b(brak(es?|ing)(?! (booster|servo|switch|light|lamp|cleaner)s?\b)|abs|calipers?|wheel cylinders?|drum brakes?|(rear|front) drums?|bleed(ing|er)? (order|sequence)|brecas?|c00[0-9a-f]{2})\b/,
    /(?<!\b(interruptor|luz|luces|refuerzo|booster|limpiador|limpia|foco|switch|bulbo) (del? |del pedal de )?)\b(frenos?|frenado|frenar|frena)\b/,
    /\b(balatas?|mordazas?|zapatas?|hidrovac|pastillas?(?! (de|para) (encendido|humo|limpieza)))\b/,
  ],
};
