import type { Phrases } from "./phrases.ts";

/** First checks of any fault and of the engine. */
export const engineChecks = {
  // For every fault
  otherFirst: {
    en: "Read all codes and the freeze frame; repair misfire and mixture codes first",
    es: "Lea todos los códigos y el cuadro congelado; repare primero los de encendido y mezcla",
  },
  liveData: {
    en: "Watch the value in live data and compare it with what is plausible",
    es: "Observe el valor en datos en vivo y compárelo con lo razonable",
  },
  wiggle: {
    en: "Look at connector and harness; move them while watching the live data",
    es: "Revise conector y arnés; muévalos mientras observa los datos en vivo",
  },
  supplyGround: { en: "Measure supply and ground at the connector, under load", es: "Mida alimentación y masa en el conector, bajo carga" },
  reference: {
    en: "Measure the reference voltage; unplug the sensors that share it, one by one",
    es: "Mida el voltaje de referencia; desconecte uno por uno los sensores que lo comparten",
  },
  unplugSwap: {
    en: "Unplug the sensor, then bridge signal to ground: the reading must go to each end",
    es: "Desconecte el sensor y luego puentee señal y masa: la lectura debe ir a cada extremo",
  },
  coldCompare: {
    en: "After a night standing, compare all temperature sensors: they must agree",
    es: "Después de una noche en reposo, compare todos los sensores de temperatura: deben coincidir",
  },
  resistance: {
    en: "Measure the resistance against the manufacturer’s data",
    es: "Mida la resistencia y compárela con los datos del fabricante",
  },
  command: { en: "Command it with the scan tool and listen, feel or measure", es: "Actívelo con el escáner y escuche, sienta o mida" },
  fuses: { en: "Check fuse and relay, under load", es: "Verifique fusible y relé, bajo carga" },
  scope: { en: "Look at the signal with an oscilloscope", es: "Vea la señal con un osciloscopio" },
  clearRetest: {
    en: "Clear the code, drive the conditions of the freeze frame, read again",
    es: "Borre el código, repita las condiciones del cuadro congelado y lea de nuevo",
  },

  // Air and fuel
  smoke: { en: "Look for intake leaks with a smoke machine", es: "Busque fugas de admisión con máquina de humo" },
  trims: {
    en: "Compare fuel trims at idle and at a raised speed: a leak shows at idle, weak fuel supply under load",
    es: "Compare los ajustes de combustible en ralentí y acelerado: una fuga se nota en ralentí; la falta de combustible, con carga",
  },
  cleanAirFlow: {
    en: "Look at the air filter and duct; clean the air flow element with its own cleaner",
    es: "Revise filtro y ducto de aire; limpie el elemento del sensor con su limpiador propio",
  },
  fuelPressure: { en: "Measure fuel pressure and volume, also under load", es: "Mida presión y caudal de combustible, también con carga" },
  purgeClosed: {
    en: "Clamp off the purge hose and see whether the mixture recovers",
    es: "Estrangule la manguera de purga y vea si la mezcla se corrige",
  },
  injectorTest: { en: "Balance or leak-down test of the injectors", es: "Prueba de balance o de goteo de los inyectores" },
  oilSmell: { en: "Smell the oil for fuel", es: "Compruebe si el aceite huele a combustible" },
  noidLamp: {
    en: "Check the injector’s pulse with a test lamp made for it",
    es: "Verifique el pulso del inyector con una lámpara de prueba adecuada",
  },
  swapInjector: {
    en: "Swap the injector with a neighbour: does the fault follow?",
    es: "Intercambie el inyector con otro cilindro: ¿la falla se mueve?",
  },
  throttleClean: {
    en: "Clean the throttle body and do the idle relearn",
    es: "Limpie el cuerpo de la mariposa y haga el reaprendizaje de ralentí",
  },
  sweep: {
    en: "Open throttle or pedal slowly: the signals must rise without jumps, and agree",
    es: "Accione despacio mariposa o pedal: las señales deben subir sin saltos y concordar",
  },
  barometer: {
    en: "Ignition on, engine off: the reading must be the air pressure of the place",
    es: "Con contacto y motor apagado: la lectura debe ser la presión atmosférica del lugar",
  },
  railGraph: { en: "Graph wanted and real rail pressure on a drive", es: "Grafique presión del riel deseada y real en ruta" },
  returnFlow: { en: "Diesel: compare the return flow of the injectors", es: "Diésel: compare el retorno de los inyectores" },

  // Boost
  pressureTest: {
    en: "Pressurise the charge air path and listen for leaks",
    es: "Presurice el circuito de aire del turbo y escuche las fugas",
  },
  boostGraph: { en: "Compare wanted and real boost on a drive", es: "Compare presión de turbo deseada y real en ruta" },
  wastegateMove: {
    en: "Move wastegate or vanes with vacuum, pressure or the scan tool",
    es: "Mueva la válvula de descarga o los álabes con vacío, presión o el escáner",
  },
  backPressure: { en: "Measure exhaust back pressure", es: "Mida la contrapresión del escape" },

  // Ignition and engine
  swapCoil: {
    en: "Swap coil, then spark plug, with another cylinder: does the misfire follow?",
    es: "Intercambie bobina y luego bujía con otro cilindro: ¿la falla se mueve?",
  },
  misfireCount: {
    en: "Watch the misfire counters to see which cylinders and when",
    es: "Observe los contadores de fallas para saber qué cilindros y cuándo",
  },
  compressionTest: {
    en: "Compression and leak-down test if spark and fuel are good",
    es: "Prueba de compresión y fugas si chispa y combustible están bien",
  },
  oilLevel: {
    en: "Check oil level, grade and state before anything else",
    es: "Verifique nivel, grado y estado del aceite antes que nada",
  },
  cleanValve: {
    en: "Take out the oil control valve; look at screen and movement",
    es: "Retire la válvula de control de aceite; revise malla y movimiento",
  },
  timingMarks: {
    en: "Check the timing marks before replacing sensors",
    es: "Verifique las marcas de distribución antes de cambiar sensores",
  },
  scopeCrankCam: {
    en: "Compare crankshaft and camshaft signals on an oscilloscope with a known good one",
    es: "Compare en el osciloscopio las señales de cigüeñal y árbol de levas con una correcta",
  },
  sensorTip: {
    en: "Take the sensor out: metal on the tip, damage, distance to the ring",
    es: "Retire el sensor: limadura en la punta, daños, distancia a la corona",
  },
  mechanicalGauge: {
    en: "Measure oil pressure with a mechanical gauge before judging sensor or engine",
    es: "Mida la presión de aceite con manómetro mecánico antes de juzgar el sensor o el motor",
  },
  listenEngine: {
    en: "Listen for mechanical noise; try fuel of the right octane",
    es: "Escuche ruidos mecánicos; pruebe con combustible del octanaje correcto",
  },
  mountTorque: {
    en: "Clean the seat of the sensor and tighten it to the manufacturer’s value",
    es: "Limpie el asiento del sensor y apriételo al valor del fabricante",
  },
  glowMeasure: {
    en: "Measure each glow plug’s resistance or current",
    es: "Mida resistencia o corriente de cada bujía de precalentamiento",
  },

  // Cooling
  coolantLevel: {
    en: "With the engine cold, check the coolant level and bleed the air",
    es: "Con el motor frío, verifique el nivel de refrigerante y purgue el aire",
  },
  warmUp: {
    en: "Watch the warm-up: the temperature must rise steadily and then hold",
    es: "Observe el calentamiento: la temperatura debe subir en forma continua y luego mantenerse",
  },
  hoseTouch: {
    en: "Measure the temperature of the upper radiator hose: it must stay cool until the thermostat opens",
    es: "Mida la temperatura de la manguera superior del radiador: debe seguir fría hasta que abra el termostato",
  },
  fanCommand: {
    en: "Run the fan from the scan tool; measure supply and ground at its plug",
    es: "Active el ventilador con el escáner; mida alimentación y masa en su conector",
  },
  blockTest: { en: "Test the coolant for combustion gas", es: "Busque gases de combustión en el refrigerante" },
} as const satisfies Phrases;
