import { expect, test } from "vitest";
import { notesOn } from "#app/features/assistant/answer/notes.server.ts";
import { messagesFor } from "#app/features/assistant/answer/prompt.ts";
import { sourcesFor } from "#app/features/assistant/answer/sources.server.ts";
import type { SafetyTopic } from "#app/features/assistant/safety.ts";
import type { Language } from "#app/values/language.ts";
import { chat } from "../../../../demo/ai/chat.ts";

// Questions as mechanics type them, by the remarks that their answers should carry.
const english: Record<string, readonly string[]> = {
  "": [
    "P0335 on a 2014 Silverado 5.3",
    "AC belt squeals on a 2009 Corolla",
    "replace alternator 2011 Ram",
    "P0420",
    "P0420 downstream sensor or cat? 2012 Accord",
    "P0301 coil swapped still there",
    "P0128 on a Jetta",
    "overheats only in traffic, 2007 Tahoe",
    "P0700 and slips in 3rd",
    "no crank, clicks once",
    "battery drains overnight 2013 Escape",
    "water pump weeps at the shaft",
    "P0401 egr flow low",
    "P0113 IAT circuit high",
    "knocks cold then goes away, 5.3",
    "lifter tick on a hemi",
    "P0011 camry 2.4",
    "window drops into the door",
    "u joint squeaks at low speed",
    "P0741 torque converter",
    "blower only works on high",
    "P0505 idle hunts",
    "timing chain rattle on start",
    "P0340 cam sensor",
    "P0102 maf",
    "ac blows warm at idle",
    "oil leak at the rear main",
    "P0507 high idle after battery",
    "thermostat stuck open",
    "heater core leaking on passenger carpet",
    "shudder at 45 mph",
    "P0325 knock sensor",
    "wheel bearing hum left front",
    "P2135 throttle correlation",
    "U0100 lost communication with ecm",
    "key not recognized",
    "tpms light after rotation",
    "power steering whine when cold",
    "clutch slips in fifth",
    "P0562 system voltage low",
    "axle seal leaking",
    "P0131 o2 low voltage bank 1",
    "what torque for the spark plugs on a 4.6",
  ],
  airbag: [
    "B0028 what is it",
    "SRS light on after seat was out",
    "horn dead and cruise dead, clock spring?",
    "how do I pull the steering wheel on a Civic",
    "seat belt pretensioner connector",
    "airbag light comes and goes",
    "replace the clock spring 2010 F-150",
  ],
  highVoltage: [
    "P0A80 Prius",
    "hybrid battery fan noisy",
    "Leaf won't charge at level 2",
    "orange cable chafed under the floor",
    "inverter coolant pump 2010 Prius",
    "EV makes a whine",
    "Camry hybrid system warning",
  ],
  fuel: [
    "P0087 under load",
    "P0455 big leak",
    "P0442 small leak, smoke machine shows nothing",
    "no fuel pressure at the rail",
    "how do I drop the gas tank on a Ranger",
    "fuel filter replacement 7.3",
    "leaking injector number 3",
    "I smell gas in the cabin",
    "P0201 injector circuit",
    "fuel pump relay clicks, pump silent",
  ],
  brakes: [
    "brake pedal sinks at a light",
    "C0034 on a Malibu",
    "abs light and no speedo",
    "caliper seized right rear",
    "spongy pedal after pads",
    "bleed order on an F-150",
    "rear drum noise when backing up",
    "parking brake will not hold on a hill",
  ],
};
const spanish: Record<string, readonly string[]> = {
  "": [
    "P0335 en una Silverado 2014",
    "rechina la banda del aire",
    "cambiar alternador Ram 2011",
    "P0420 en un Jetta",
    "P0171 mezcla pobre",
    "se calienta en el tráfico",
    "luz de check engine encendida",
    "no prende, da marcha",
    "tira aceite por el cárter",
    "P0700 no pasa de tercera",
    "se apaga en los semáforos",
    "vibra en carretera a 100",
    "abanico no prende",
    "clima enfría poquito",
    "P0505 ralentí inestable",
    "cascabelea al acelerar",
    "balero delantero izquierdo hace ruido",
    "la marcha suena y no gira",
    "P0562 voltaje bajo",
    "patina el clutch en quinta",
    "batería se descarga de noche",
  ],
  airbag: [
    "B0028 testigo de bolsa de aire",
    "voy a sacar el volante de un Tsuru",
    "resorte de reloj roto",
    "pretensor del cinturón",
  ],
  highVoltage: [
    "P0A80 en un Prius",
    "batería del híbrido ya no carga",
    "cable naranja pelado",
    "carro eléctrico no carga",
  ],
  fuel: [
    "bomba de gasolina sin presión",
    "P0087 en diésel",
    "P0442 fuga pequeña",
    "huele a gasolina adentro",
    "inyector goteando cilindro 2",
    "cómo bajo el tanque de gasolina",
  ],
  brakes: [
    "pedal de freno se va al fondo",
    "luz de ABS C0034",
    "mordaza pegada trasera derecha",
    "purgar frenos de una Tacoma",
    "balatas nuevas rechinan",
  ],
};

const cases = (questions: Record<string, readonly string[]>, language: Language) =>
  Object.entries(questions).flatMap(([topic, texts]) =>
    texts.map((text) => ({ text, language, expected: topic as SafetyTopic | "" })),
  );

/** The remarks beside the answer of the stand-in, which repeats its sources and their safety lines. */
async function remarksOn(message: string, language: Language): Promise<SafetyTopic[]> {
  const sources = await sourcesFor(message, null, language);
  const messages = messagesFor({ message, language, sources, window: [], image: null });
  const { response } = chat({ messages }) as { response: string };
  return (await notesOn({ message, answer: response, sources, job: null, before: [] })).safety;
}

test("Of 120 questions, at most two carry a remark that is not about their work, and none lacks one", async () => {
  const asked = [...cases(english, "en"), ...cases(spanish, "es")];
  const [wrong, missed]: [string[], string[]] = [[], []];
  for (const { text, language, expected } of asked) {
    const found = await remarksOn(text, language);
    if (expected !== "" && !found.includes(expected)) missed.push(text);
    if (found.some((topic) => topic !== expected)) wrong.push(`${text}: ${found}`);
  }
  expect(asked.length).toBeGreaterThanOrEqual(115);
  expect(missed).toEqual([]);
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(2);
});
