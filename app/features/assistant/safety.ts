import { fold } from "#app/values/fold.ts";

/** What can hurt the one who repairs, each with a remark of its own in the words. */
const safetyTopics = ["airbag", "highVoltage", "fuel", "brakes"] as const;
export type SafetyTopic = (typeof safetyTopics)[number];

// The booster and the switch of a brake are spoken of in the matter of vacuum and of lamps.
// Folded text: no accents, lower case. Both languages at once: a Spanish question may name an English part.
const signs: Record<SafetyTopic, RegExp> = {
  airbag: /\b(air ?bags?|bolsas? de aire|srs|pretensioners?|pretensor(es)?|clock ?spring|squib|b00[0-9a-f]{2})\b/,
  highVoltage:
    /\b(high[- ]voltage|alt[oa] (voltaje|tension)|hybrid|hibrid[oa]s?|electric vehicle|vehiculo electrico|traction battery|bateria de (traccion|alto voltaje)|hv battery|hv system|inverter|inversor|orange cables?|cables? naranjas?|p0a[0-9a-f]{2})\b/,
  fuel: /\b(fuel (pump|rail|line|injectors?|pressure|leak|tank|filter|system)|injectors?|gasoline|petrol|diesel|bomba de combustible|riel de combustible|(fuga|presion|tanque|filtro|linea|sistema) de (combustible|gasolina)|inyector(es)?|gasolina|combustible|p0(08[7-9]|19[0-4]|2[0-6][0-9a-f]|17[1-5]|44[0-9]|45[0-9]))\b/,
  brakes:
    /\b(brakes?(?! (booster|servo|switch|light|lamp)s?\b)|braking|abs|calipers?|(?<!\b(interruptor|luz|luces|refuerzo|booster) del? )frenos?|frenado|balatas?|mordazas?|c00[0-9a-f]{2})\b/,
};

/** What in a question or its answer can hurt, in a fixed order. */
export function safetyOf(...texts: string[]): SafetyTopic[] {
  const folded = fold(texts.join(" \n "));
  return safetyTopics.filter((topic) => signs[topic].test(folded));
}
