import { type DemoTopic, topic } from "./topic.ts";

/** Engines: what they say by codes, noises and smoke. */
export const engineTopics: DemoTopic[] = [
  topic(
    { hours: 3, title: "P0420 again after a new converter", answered: true },
    [
      "karen",
      "en",
      "2014 Corolla, 118k miles. **P0420** came back two weeks after I put an aftermarket converter in.\n\nWhat I have so far:\n\n- Upstream sensor switches fine, downstream follows it almost one to one\n- Fuel trims +3 % and -1 %\n- No exhaust leak with the smoke machine\n\nIs the cheap converter just no good, or am I missing something?",
    ],
    [
      [
        "hector",
        "es",
        "Con esos ajustes el motor está sano. Yo he visto lo mismo con catalizadores genéricos: traen tan poca carga de metales que a los 1,000 km ya no almacenan oxígeno. Antes de cambiarlo mida la temperatura: la salida debe estar al menos 30 °C **por encima** de la entrada.",
      ],
      [
        "mike",
        "en",
        "Agree with Héctor. Also check that it is the right one for your state: a 49-state converter on a California calibration sets P0420 every time. The sticker under the hood says which one you have.",
      ],
      [
        "karen",
        "en",
        "> check that it is the right one for your state\n\nThat was it. The car came from California. Ordered the CARB one, will report back.",
      ],
    ],
  ),
  topic(
    { hours: 9, title: "P0301 en frío que no sigue a la bobina", answered: true },
    [
      "rosa",
      "es",
      "Nissan Versa 2016, 131 mil km. Tiembla en ralentí solo en frío y guarda P0301 y P0300. Ya cambié la bobina 1 por la 3 y la falla **no** se movió. Compresión: 165, 168, 170, 166 psi.\n\n¿Qué revisarían antes de abrir los inyectores?",
    ],
    [
      [
        "sofia",
        "es",
        "Si la bobina no la mueve, pase el inyector 1 al cilindro 2. Y mire el nivel de refrigerante con el motor frío: una junta que empieza a pasar da P0301 solo los primeros minutos.",
      ],
      [
        "dwayne",
        "en",
        "Pull the plug after it sat overnight. If it is wet with coolant you have your answer. On these I pressurize the cooling system to 15 psi in the evening and look into cylinder 1 with a borescope in the morning.",
      ],
      [
        "rosa",
        "es",
        "Lo dejé presurizado anoche y esta mañana el cilindro 1 tenía una gota verde. Es la junta de culata. Gracias a los dos.",
      ],
    ],
  ),
  topic(
    { hours: 20, title: "Cold start rattle on a 5.0 Coyote" },
    [
      "dwayne",
      "en",
      "2017 F-150 5.0, starts with a rattle for two seconds when cold, then quiet. Oil is fresh 5W-20, 96k miles. Cam phasers or just the oil filter draining back? Customer wants a number before I take anything apart.",
    ],
    [
      [
        "mike",
        "en",
        "Two seconds is drain-back more often than phasers. Try the OEM filter with the good anti-drain valve first, it is a 12 dollar test.",
      ],
      [
        "tom",
        "en",
        "Phasers on the 5.0 are rare, that is the 5.4. If it goes away with the filter, you look like a hero.",
      ],
    ],
  ),
  topic(
    { hours: 31, title: "P0299 en un 1.4 TSI, ¿se calibra el actuador?", answered: true },
    [
      "hector",
      "es",
      "Jetta 2018 1.4 TSI con P0299 intermitente en subida. Sin fugas con humo, la válvula de descarga del turbo abre y cierra con el escáner, filtro nuevo. La presión pedida es 1.4 bar y llega a 1.1 bar. ¿El actuador eléctrico del turbo se calibra o se cambia?",
    ],
    [
      [
        "tom",
        "en",
        "You can calibrate it: with the engine off, rod at the closed stop, about 3.5 to 3.7 V on the position sensor. If it reads below 3.0 V at the stop, someone has turned the rod. If it jumps around, the actuator is done.",
      ],
      [
        "hector",
        "es",
        "Marcaba 2.6 V. Dos vueltas a la varilla, adaptación con el escáner y ya da 1.4 bar. **Resuelto.**",
      ],
    ],
  ),
  topic(
    { hours: 52, title: "AFM lifter tick, heads off or not?" },
    [
      "nameless",
      "en",
      "2012 Silverado 5.3, 187k. Lifter tick on the passenger side that gets quiet above 1,500 rpm. Oil pressure 42 psi hot. Do I have to pull the heads for the AFM lifters or is there a trick?",
    ],
    [
      [
        "mike",
        "en",
        "No trick. The lifters come out of the top only after the heads. If you are in there anyway do all 16, the trays, and look hard at the cam lobe.",
      ],
      [
        "paty",
        "es",
        "Aquí los hacemos seguido. Calcule 14 horas y tornillos de culata nuevos: son de un solo uso.",
      ],
      ["nameless", "en", "Thanks. Quoted 14 hours, customer is thinking about it."],
    ],
  ),
  topic(
    {
      hours: 75,
      title: "Humo azul al arrancar: ¿retenes de válvula sin sacar la tapa de cilindros?",
    },
    [
      "sofia",
      "es",
      "Kangoo 1.6 K4M con humo azul solo al arrancar después de una noche. Consume 1 litro cada 3,000 km. Compresión pareja en 13 bar. ¿Retenes de válvula sin sacar la tapa?",
    ],
    [
      [
        "hector",
        "es",
        "Se puede: cilindro en punto muerto superior con aire a 6 bar por la bujía, o con soga por el agujero de la bujía. En el K4M hay que sacar los árboles, así que aproveche para la distribución.",
      ],
      [
        "karen",
        "en",
        "The rope trick works great, no compressor needed. Just keep the end outside!",
      ],
    ],
  ),
  topic(
    { hours: 130, title: "Please depressurize the rail first" },
    [
      "mike",
      "en",
      "Reminder for everybody who works on direct injection: *depressurize before you open the rail.* Had a 2019 CR-V in today where the other shop did not, and the tech is in the hospital. 200 bar goes through a glove.",
    ],
    [
      [
        "rosa",
        "es",
        "Gracias por recordarlo. En el taller tenemos el procedimiento pegado en la pared:\n\n1. Escáner: desactivar la bomba de baja\n2. Arrancar y dejar que se apague solo\n3. Esperar 10 minutos\n4. Trapo y lentes, siempre",
      ],
      ["daniel", "en", "Good list. I will pin something like it in the library."],
    ],
  ),
];
