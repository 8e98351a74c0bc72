import { type DemoTopic, topic } from "./topic.ts";

/** Batteries, buses and sensors. */
export const electricTopics: DemoTopic[] = [
  topic(
    { hours: 6, title: "480 mA parasitic draw on a Wrangler", answered: true },
    [
      "mike",
      "en",
      "2015 Wrangler drains its battery in three days. 480 mA with everything off. Pulled fuses one by one: drops to 40 mA with M7 out, that is the radio/uconnect feed. Radio off does not help. Update, or replace the unit?",
    ],
    [
      [
        "dwayne",
        "en",
        "Leave it 40 minutes with the hood latch closed by hand before you measure, the bus takes that long to sleep. If it is still 480 then it is the radio. The software update fixed two of three for me.",
      ],
      [
        "paty",
        "es",
        "Yo lo hago con pinza en el negativo y sin quitar fusibles, porque al quitarlos se despiertan los módulos. Mida la caída de voltaje en cada fusible: 0.5 mV ya es consumo.",
      ],
      [
        "mike",
        "en",
        "Voltage drop across the fuses is a much better way, thank you Paty. It *is* the radio: 4.1 mV on M7.",
      ],
    ],
  ),
  topic(
    { hours: 14, title: "U0100 intermitente con 60 Ω en el bus", answered: true },
    [
      "hector",
      "es",
      "Silverado 2014 con U0100 y P0700 que van y vienen. Se apaga todo el tablero un segundo y regresa. Resistencia entre CAN H y CAN L: 60 Ω con la batería desconectada. ¿Por dónde empiezan?",
    ],
    [
      [
        "tom",
        "en",
        "60 ohms says both terminators are there *at rest*. Wiggle the harness at the left front of the block where it crosses the bracket. These chafe there, and it shorts to ground when the engine rocks.",
      ],
      [
        "hector",
        "es",
        "Cable pelado justo donde dice, atrás del soporte. Lo aislé y puse corrugado nuevo. Van dos días sin falla.",
      ],
    ],
  ),
  topic(
    { hours: 27, title: "Carga bien en vacío y cae con consumo" },
    [
      "paty",
      "es",
      "Altima 2015: el alternador carga 14.3 V en ralentí, pero con luces y aire baja a 12.6 V. Banda nueva, tierras limpias. El consumo medido en la batería es de 11 A de descarga. ¿Diodos?",
    ],
    [
      [
        "sofia",
        "es",
        "Mida el rizado en alterna sobre el borne: más de 0.5 V CA es un diodo. Si está limpio, mida la caída entre el borne B+ y el positivo de la batería con todo encendido; no debe pasar de 0.2 V.",
      ],
      [
        "karen",
        "en",
        "What Sofía says. And load the alternator alone: if it cannot give 80 % of what is on its label at 2,000 rpm, it is done.",
      ],
    ],
  ),
  topic(
    { hours: 44, title: '"The reader said oxygen sensor"' },
    [
      "karen",
      "en",
      "How do you explain to a customer that a *code is not a part*? He read P0171 in the parking lot of the parts store and wants me to install the oxygen sensor he bought.",
    ],
    [
      [
        "dwayne",
        "en",
        "I tell them: the sensor is the messenger. Then I show them the smoke coming out of the intake boot. Works every time.",
      ],
      [
        "hector",
        "es",
        "Yo les digo que P0171 es como fiebre: dice que algo pasa, no qué. Y cobro el diagnóstico por separado, **por escrito**, antes de tocar el carro.",
      ],
      [
        "nameless",
        "en",
        "Install it, charge for it, and charge for the vacuum leak afterwards? Not proud, but some of them insist.",
      ],
      [
        "rosa",
        "es",
        "No instale lo que sabe que no arregla. El cliente solo recordará que fue con usted y no sirvió.",
      ],
    ],
  ),
  topic(
    { hours: 90, title: "Reverse jump start on a 328i", answered: true },
    [
      "tom",
      "en",
      "2013 328i, N20: no crank, no communication with anything after a backwards jump start. 12.5 V at the battery, fuses in the glove box good. Where does the positive cable fuse on these?",
    ],
    [
      [
        "paty",
        "es",
        "Revise el fusible de la terminal positiva en la cajuela (el BST con pirotécnico): con polaridad invertida dispara. Después, el módulo FEM, en el piso del lado del copiloto.",
      ],
      ["tom", "en", "BST was blown, FEM survived. Lucky customer. 164 dollars instead of 2,000."],
    ],
  ),
  topic(
    { hours: 160, title: "¿Qué multímetro recomiendan?" },
    [
      "daniel",
      "es",
      "¿Qué multímetro usan para el taller? Busco uno que aguante caídas y con pinza de corriente baja (menos de 1 A) para consumos parásitos.",
    ],
    [
      [
        "hector",
        "es",
        "Cualquiera CAT III de verdad y una pinza aparte de 10 mA a 20 A. Lo caro es la pinza, no el multímetro.",
      ],
      [
        "mike",
        "en",
        "Separate low-amp clamp, yes. Mine feeds the scope as well, so one tool does parasitic draws and injector current.",
      ],
      [
        "sofia",
        "es",
        "Y cambien los cables cada año: la mitad de las mediciones raras son el cable.",
      ],
    ],
  ),
  topic(
    { hours: 210, title: "Repairing clusters in house", answered: true },
    [
      "dwayne",
      "en",
      "Is anybody repairing instrument clusters in house? 2011 Ram, dead odometer display. Dealer wants 740 for a new one plus programming.",
    ],
    [
      [
        "tom",
        "en",
        "Resolder the display connector, it is a 20 minute job with a fine tip. Mileage stays because the memory is not touched.",
      ],
      ["dwayne", "en", "Done and works. Charged 120, everybody happy."],
    ],
  ),
];
