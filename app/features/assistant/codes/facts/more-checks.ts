import type { Phrases } from "./phrases.ts";

/** First checks of exhaust, electrics, transmission, hybrid drive, brakes and network. */
export const moreChecks = {
  // Exhaust and emissions
  exhaustSmoke: {
    en: "Look for exhaust leaks from the manifold to behind the sensor",
    es: "Busque fugas de escape desde el múltiple hasta detrás del sensor",
  },
  compareSensors: {
    en: "Warm, at a steady speed: a rear sensor that swings like the front one speaks against the catalyst",
    es: "Caliente y a velocidad constante: si el sensor trasero oscila como el delantero, el catalizador está mal",
  },
  catTemperature: {
    en: "Compare the temperature before and after the catalyst",
    es: "Compare la temperatura antes y después del catalizador",
  },
  findPoison: {
    en: "Before a new catalyst, find what killed the old one",
    es: "Antes de instalar un catalizador nuevo, busque qué dañó al anterior",
  },
  enrich: {
    en: "Enrich with propane, then make a vacuum leak: the sensor must answer at once",
    es: "Enriquezca con propano y luego provoque una fuga de vacío: el sensor debe responder de inmediato",
  },
  heaterCheck: {
    en: "Measure the heater’s resistance, its supply and its fuse",
    es: "Mida la resistencia del calefactor, su alimentación y su fusible",
  },
  egrVacuum: {
    en: "Open the EGR valve at idle: the engine must run rough or stall",
    es: "Abra la válvula EGR en ralentí: el motor debe fallar o apagarse",
  },
  egrClean: { en: "Clean valve and passages; check that it seats", es: "Limpie válvula y conductos; verifique que asiente" },
  airPumpRun: { en: "Run the air pump cold; is there air at both valves?", es: "Active la bomba en frío; ¿llega aire a ambas válvulas?" },
  capFirst: { en: "Look at the fuel cap and its seal first", es: "Revise primero la tapa de combustible y su sello" },
  evapSmoke: {
    en: "Smoke test of the EVAP system with the vent valve closed",
    es: "Prueba de humo del EVAP con la válvula de ventilación cerrada",
  },
  purgeSeal: {
    en: "Blow through the purge valve without current: it must be closed",
    es: "Sople por la válvula de purga sin corriente: debe estar cerrada",
  },
  ventMove: {
    en: "Close the vent valve with the scan tool and see whether the tank holds vacuum",
    es: "Cierre la válvula de ventilación con el escáner y vea si el tanque mantiene vacío",
  },
  capOffZero: {
    en: "With the cap off, the tank pressure must read zero",
    es: "Con la tapa retirada, la presión del tanque debe marcar cero",
  },
  levelCompare: {
    en: "Compare the level shown with the fuel in the tank",
    es: "Compare el nivel indicado con el combustible en el tanque",
  },
  sootLoad: {
    en: "Read soot load and the distance since the last regeneration",
    es: "Lea la carga de hollín y la distancia desde la última regeneración",
  },
  sootCause: { en: "Find why it fills up before forcing a regeneration", es: "Busque por qué se satura antes de forzar una regeneración" },
  filterHoseCheck: {
    en: "Check the hoses of the differential pressure sensor; with the engine off it must read zero",
    es: "Revise las mangueras del sensor de presión diferencial; con el motor apagado debe marcar cero",
  },
  ureaTest: {
    en: "Check the quality of the exhaust fluid with a refractometer",
    es: "Verifique la calidad de la urea con un refractómetro",
  },
  ureaSpray: {
    en: "Run the dosing test and look at the injector for crystals",
    es: "Haga la prueba de dosificación y revise si el inyector tiene cristales",
  },

  // Electrical, network, transmission, brakes, restraints
  batteryTest: {
    en: "Test battery and charging first, with all loads on",
    es: "Pruebe primero batería y carga, con todos los consumos encendidos",
  },
  voltageDrop: {
    en: "Measure the voltage drop on positive and ground cables",
    es: "Mida la caída de voltaje en los cables positivo y de masa",
  },
  beltLook: { en: "Look at belt and tensioner", es: "Revise correa y tensor" },
  pedalSwitch: {
    en: "See in live data whether the switch follows the pedal, and the stop lamps with it",
    es: "Vea en datos en vivo si el interruptor sigue al pedal, y las luces de freno con él",
  },
  whoAnswers: {
    en: "Scan all modules: who answers, and who misses whom?",
    es: "Escanee todos los módulos: ¿quién responde y a quién extrañan?",
  },
  modulePower: {
    en: "Check fuses, supply and ground of the silent module",
    es: "Verifique fusibles, alimentación y masa del módulo que no responde",
  },
  busResistance: {
    en: "Battery disconnected, measure the bus resistance at the diagnostic connector",
    es: "Con la batería desconectada, mida la resistencia del bus en el conector de diagnóstico",
  },
  unplugModules: {
    en: "Unplug modules one by one until the bus lives again",
    es: "Desconecte los módulos uno por uno hasta que el bus reviva",
  },
  removeAdded: { en: "Disconnect whatever was added to the car", es: "Desconecte lo que se haya agregado al vehículo" },
  fluidCheck: {
    en: "Check level, colour and smell of the transmission fluid",
    es: "Verifique nivel, color y olor del fluido de la transmisión",
  },
  transmissionScan: { en: "Read the transmission module’s own codes", es: "Lea los códigos propios del módulo de la transmisión" },
  solenoidTest: { en: "Measure the solenoid’s winding and command it", es: "Mida el bobinado del solenoide y actívelo" },
  speeds: {
    en: "Compare input and output speed on a drive, gear by gear",
    es: "Compare velocidad de entrada y salida en ruta, marcha por marcha",
  },
  linePressure: { en: "Measure the line pressure", es: "Mida la presión de línea" },
  slipGraph: { en: "Watch the converter’s slip when it locks", es: "Observe el patinamiento del convertidor cuando bloquea" },
  cableAdjust: {
    en: "Check that the selector shows the same gear as live data",
    es: "Verifique que el selector y los datos en vivo muestren la misma marcha",
  },
  blockVoltages: {
    en: "Compare the block voltages at rest and under load",
    es: "Compare los voltajes de los bloques en reposo y con carga",
  },
  fanFilter: { en: "Clean the battery’s fan, duct and filter", es: "Limpie ventilador, ducto y filtro de la batería" },
  busBarsLook: {
    en: "Look at bus bars and sense wires for corrosion",
    es: "Revise si las barras de conexión y los cables de medición tienen sulfato",
  },
  isolationTest: {
    en: "Trained staff: insulation test, component by component",
    es: "Personal capacitado: prueba de aislamiento, componente por componente",
  },
  wheelCompare: { en: "Compare the four wheel speeds on a slow drive", es: "Compare las cuatro velocidades de rueda a baja velocidad" },
  bearingPlay: { en: "Check bearing play, rust and the tone ring", es: "Verifique juego del rodamiento, óxido y corona dentada" },
  pumpCommand: {
    en: "Run the pump from the scan tool; check its fuse and ground",
    es: "Active la bomba con el escáner; verifique su fusible y su masa",
  },
  airbagPlugs: {
    en: "With the battery disconnected, look at the yellow connectors and their shorting bars",
    es: "Con la batería desconectada, revise los conectores amarillos y sus puentes de seguridad",
  },
  airbagLoad: {
    en: "Test with a substitute load for airbags, never with an ohmmeter on the airbag",
    es: "Pruebe con una carga sustituta para bolsas de aire, nunca con un óhmetro en la bolsa",
  },
  calibrate: { en: "Calibrate it with the scan tool, then read again", es: "Calíbrelo con el escáner y lea de nuevo" },
  leakDetector: {
    en: "Measure the refrigerant pressures and look for the leak before charging",
    es: "Mida las presiones de refrigerante y busque la fuga antes de cargar",
  },
} as const satisfies Phrases;
