import { type DemoVideo, videosOf } from "./video-rows.ts";

/** Videos about engine, transmission, brakes. */
export const drivetrainVideos: DemoVideo[] = [
  ...videosOf("engine", [
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
  ...videosOf("transmission", [
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
  ...videosOf("brakes", [
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
];
