import type { Category, Difficulty } from "#app/features/videos/video.ts";
import type { Language } from "#app/values/language.ts";

type Entry = {
  title: string;
  description: string;
  category: Category;
  difficulty: Difficulty;
  language: Language;
  minutes: number | null;
};

const levels = { b: "beginner", i: "intermediate", a: "advanced" } as const;
type Row = [
  level: keyof typeof levels,
  language: Language,
  minutes: number | null,
  title: string,
  description: string,
];

const of = (category: Category, rows: Row[]): Entry[] =>
  rows.map(([level, language, minutes, title, description]) => ({
    category,
    difficulty: levels[level],
    language,
    minutes,
    title,
    description,
  }));

/**
 * What the demo's library shows, newest last: as a shop on the border would keep it, in the
 * language of whoever explains.
 */
export const demoVideos: Entry[] = [
  ...of("engine", [
    [
      "b",
      "en",
      14,
      "Compression test, step by step",
      "Gauge, dry and wet readings, and what the difference tells you. With a table to write them down.",
    ],
    [
      "i",
      "es",
      22,
      "Cambio de la correa de distribución en un 1.6 16V",
      "Puntos de calado, tensor y bomba de agua en el mismo trabajo. Qué revisar antes de dar arranque.",
    ],
    [
      "i",
      "en",
      18,
      "Valve cover gaskets that do not come back",
      "Cleaning the groove, torque sequence, and the two corners where sealer belongs.",
    ],
    [
      "a",
      "es",
      31,
      "Juego de válvulas: medir y calcular pastillas",
      "Motor frío, galgas y la hoja de cálculo para elegir la pastilla correcta a la primera.",
    ],
    [
      "a",
      "en",
      27,
      "Timing chain stretch: P0016 and P0017 without guessing",
      "Cam and crank correlation on the scope before you take the cover off.",
    ],
    [
      "b",
      "es",
      9,
      "Bujías: leer el color antes de cambiarlas",
      "Rico, pobre, aceite o sobrecalentada: lo que dice cada electrodo.",
    ],
  ]),
  ...of("transmission", [
    [
      "b",
      "es",
      12,
      "Cambio de aceite en una caja manual",
      "Tapón de llenado primero. Por qué, y qué hacer si no afloja.",
    ],
    [
      "i",
      "en",
      19,
      "Clutch drag or slip? Four checks before the gearbox comes out",
      "Pedal travel, hydraulics, engagement point and a road test.",
    ],
    [
      "i",
      "en",
      24,
      "Automatic fluid service without a dipstick",
      "Temperature window, level plug and the scan tool reading you need.",
    ],
    [
      "a",
      "es",
      36,
      "P0741: convertidor de par que no bloquea",
      "Solenoide, cableado o convertidor: pruebas en orden de costo.",
    ],
    [
      "a",
      "en",
      33,
      "Dual-clutch adaptation after a clutch pack",
      "Basic settings, end stops and what a failed adaptation means.",
    ],
  ]),
  ...of("brakes", [
    [
      "b",
      "es",
      11,
      "Pastillas y discos delanteros: el trabajo completo",
      "Medir el disco, limpiar el portapinza y asentar las pastillas. Con hoja de medidas.",
    ],
    [
      "b",
      "en",
      8,
      "Bleeding brakes alone, without air coming back",
      "Order of the wheels, hose and bottle, and when to use the scan tool for the ABS block.",
    ],
    [
      "i",
      "en",
      16,
      "Electric parking brake: service mode on five common cars",
      "With the scan tool, and what to do when there is none.",
    ],
    [
      "i",
      "es",
      15,
      "Vibración al frenar: disco, maza o mala costumbre",
      "Alabeo contra variación de espesor, con reloj comparador y micrómetro.",
    ],
    [
      "a",
      "es",
      26,
      "ABS: señal de un sensor activo en el osciloscopio",
      "Qué se ve cuando el anillo está oxidado y por qué el código aparece solo a baja velocidad.",
    ],
  ]),
  ...of("electrical", [
    [
      "b",
      "es",
      13,
      "Caída de tensión: la prueba que más ahorra",
      "Positivo y masa bajo carga. Valores que se pueden aceptar y los que no.",
    ],
    [
      "b",
      "en",
      10,
      "Battery test that the customer understands",
      "State of charge, cold cranking and the printout to hand over.",
    ],
    [
      "i",
      "es",
      21,
      "Alternador inteligente: por qué carga a 12,6 voltios",
      "Sensor de batería, línea LIN y cómo comprobar sin cambiar piezas.",
    ],
    [
      "i",
      "en",
      17,
      "Parasitic draw without pulling fuses",
      "Voltage drop across fuses, module sleep times and the one door switch.",
    ],
    [
      "a",
      "es",
      34,
      "CAN bus: tres fallas provocadas y cómo se ven",
      "Corto entre líneas, a masa y resistencia de terminación abierta.",
    ],
    [
      "a",
      "en",
      28,
      "Wiring repair that lasts: splices, seals and strain relief",
      "Crimp or solder, where each belongs, and how to document it for the next person.",
    ],
  ]),
  ...of("suspension", [
    [
      "b",
      "en",
      12,
      "Ball joints: play you can feel and play you can measure",
      "Loaded or unloaded, by type of suspension.",
    ],
    [
      "b",
      "es",
      14,
      "Cambio de amortiguadores delanteros con compresor de resortes",
      "Seguridad primero: cómo se coloca y qué nunca se hace.",
    ],
    [
      "i",
      "es",
      20,
      "Ruido al pasar topes: bujes, bieletas o base",
      "Método de descarte en diez minutos, con un ayudante y una palanca.",
    ],
    [
      "i",
      "en",
      23,
      "Alignment angles that wear tires, and those that do not",
      "Camber, toe and thrust angle on the printout, in plain words.",
    ],
    [
      "a",
      "en",
      29,
      "Air suspension that sinks overnight",
      "Leak test by bag, valve block and height sensor, before ordering a compressor.",
    ],
  ]),
  ...of("diagnostics", [
    [
      "b",
      "en",
      15,
      "P0301: from code to cylinder in twenty minutes",
      "Swap coil, read misfire counters, then compression. In this order.",
    ],
    [
      "b",
      "es",
      12,
      "Freeze frame: los datos que casi nadie lee",
      "Carga, temperatura y velocidad: cómo reproducir la falla en la prueba de ruta.",
    ],
    [
      "i",
      "es",
      25,
      "P0420: catalizador, sonda o fuga de escape",
      "Prueba de temperatura, sonda trasera y fuga en frío antes de cotizar un catalizador.",
    ],
    [
      "i",
      "en",
      19,
      "Fuel trims: read them before you replace anything",
      "Short, long, idle and cruise: four numbers that find a vacuum leak.",
    ],
    [
      "i",
      "es",
      16,
      "P0171 en frío: admisión, MAF o presión",
      "Tres pruebas y sus valores, sin desmontar nada.",
    ],
    [
      "a",
      "en",
      38,
      "Oscilloscope: relative compression from the starter current",
      "Clamp, trigger and reading eight cylinders at once.",
    ],
    [
      "a",
      "es",
      30,
      "U0100: pérdida de comunicación con la ECM",
      "Alimentaciones, masas y bus, con un diagrama que sirve para cualquier marca.",
    ],
  ]),
  ...of("maintenance", [
    [
      "b",
      "en",
      7,
      "Oil service without a drop on the floor",
      "Torque of the plug, filter housing and the reset in the menu.",
    ],
    [
      "b",
      "es",
      9,
      "Refrigerante: cuál va, cuánto y cómo purgar",
      "Tipos por color no. Por norma sí.",
    ],
    [
      "b",
      "en",
      6,
      "Cabin filter: five cars where it hides",
      "From the glove box to under the wipers.",
    ],
    [
      "i",
      "es",
      18,
      "Servicio de los 100.000 kilómetros: la lista completa",
      "Lo que pide el manual, lo que pide el vehículo y cómo presentarlo al cliente.",
    ],
    [
      "i",
      "en",
      14,
      "Air conditioning: weigh, do not guess",
      "Recovery, vacuum test and charge by weight; what the pressures say.",
    ],
    [
      "a",
      "en",
      null,
      "Hybrid battery cooling: cleaning the fan and the duct",
      "High voltage safety first. Who may, with what, and how the fan is reset.",
    ],
  ]),
];
