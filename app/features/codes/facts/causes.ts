import type { Phrases } from "./phrases.ts";

/** What lies behind a code more often than not. */
export const causes = {
  // Wires and modules
  wiring: {
    en: "Wiring or connector open, shorted or corroded",
    es: "Cableado o conector abierto, en corto o sulfatado",
  },
  supply: {
    en: "No power or a bad ground at the component",
    es: "Falta de alimentación o mala masa en el componente",
  },
  fuse: { en: "Blown fuse or bad relay", es: "Fusible quemado o relé defectuoso" },
  sensor: { en: "Bad sensor", es: "Sensor defectuoso" },
  actuator: { en: "Bad valve or solenoid", es: "Válvula o solenoide defectuoso" },
  winding: {
    en: "Winding of the valve or motor open or shorted",
    es: "Bobinado de la válvula o del motor abierto o en corto",
  },
  module: {
    en: "Control module, once everything else has been ruled out",
    es: "Módulo de control, cuando se ha descartado todo lo demás",
  },
  referenceShort: {
    en: "Another sensor or its wiring shorting the reference voltage",
    es: "Otro sensor o su cableado en corto con la referencia",
  },
  lowVoltage: {
    en: "Low battery voltage when the code was set",
    es: "Batería con bajo voltaje cuando se registró el código",
  },
  batteryOff: {
    en: "Battery disconnected, replaced or drained",
    es: "Batería desconectada, cambiada o descargada",
  },
  permanentSupply: {
    en: "No constant battery power at the module: fuse, wire or battery terminal",
    es: "Alimentación permanente del módulo interrumpida: fusible, cable o borne de batería",
  },
  notCoded: {
    en: "Replaced module not programmed or coded",
    es: "Módulo reemplazado sin programar o codificar",
  },
  software: {
    en: "Software or coding that doesn’t match the car",
    es: "Programa o codificación que no corresponde al vehículo",
  },
  aftermarket: {
    en: "Aftermarket radio, alarm or tracker spliced into the wiring",
    es: "Radio, alarma o rastreador agregado al cableado",
  },
  moduleNoPower: {
    en: "The module that doesn’t answer has no power or ground",
    es: "El módulo que no responde está sin alimentación o sin masa",
  },
  busWires: {
    en: "Bus wires open, shorted or with a bad connection",
    es: "Cables del bus abiertos, en corto o con mal contacto",
  },
  moduleDead: {
    en: "A bad module that pulls the bus down",
    es: "Un módulo defectuoso que tumba el bus",
  },

  // Air and fuel
  vacuumLeak: {
    en: "Unmetered air: intake gasket, vacuum hose, PCV or brake booster",
    es: "Aire no medido: junta de admisión, manguera de vacío, PCV o servofreno",
  },
  airFlowDirty: {
    en: "Air flow sensor dirty or bad",
    es: "Sensor de flujo de aire sucio o defectuoso",
  },
  airRestricted: {
    en: "Intake restricted: clogged filter or collapsed duct",
    es: "Admisión restringida: filtro tapado o ducto colapsado",
  },
  ductLeak: {
    en: "Duct loose or torn after the air flow sensor",
    es: "Ducto suelto o roto después del sensor de flujo de aire",
  },
  lowFuelPressure: {
    en: "Low fuel pressure: pump, filter or regulator",
    es: "Baja presión de combustible: bomba, filtro o regulador",
  },
  highFuelPressure: {
    en: "Fuel pressure too high: regulator or return line",
    es: "Presión de combustible alta: regulador o línea de retorno",
  },
  injectorsClogged: { en: "Injectors clogged", es: "Inyectores tapados" },
  injectorsLeaking: { en: "Injectors leaking", es: "Inyectores que gotean" },
  purgeOpen: {
    en: "Canister purge valve stuck open",
    es: "Válvula de purga del cánister trabada abierta",
  },
  purgeShut: {
    en: "Purge valve stuck closed or plugged",
    es: "Válvula de purga trabada cerrada o tapada",
  },
  purgeHose: {
    en: "Hose between purge valve and intake or canister blocked, pinched or off",
    es: "Manguera entre la válvula de purga y la admisión o el cánister tapada, doblada o suelta",
  },
  badFuel: { en: "Contaminated or wrong fuel", es: "Combustible contaminado o incorrecto" },
  fuelPump: { en: "Fuel pump worn or failed", es: "Bomba de combustible gastada o dañada" },
  lowFuelLevel: {
    en: "Tank almost empty when the code was set",
    es: "Tanque casi vacío cuando se registró el código",
  },
  waterFuel: {
    en: "Water in the tank or in the fuel filter",
    es: "Agua en el tanque o en el filtro de combustible",
  },
  highPump: {
    en: "High-pressure pump or its control valve worn",
    es: "Bomba de alta presión o su válvula de control gastadas",
  },
  fuelFilter: { en: "Fuel filter clogged", es: "Filtro de combustible tapado" },
  injectorCoil: {
    en: "Injector winding open or shorted",
    es: "Bobinado del inyector abierto o en corto",
  },
  runnerStuck: {
    en: "Runner flaps stuck with carbon, or their linkage broken",
    es: "Aletas de admisión trabadas con carbón o varillaje roto",
  },
  throttleDirty: { en: "Dirty throttle body", es: "Cuerpo de aceleración sucio" },
  throttleMotor: {
    en: "Throttle motor, gear or plate binding",
    es: "Motor, engranaje o mariposa del cuerpo de aceleración trabados",
  },
  positionTrack: {
    en: "Position sensor worn or out of adjustment",
    es: "Sensor de posición gastado o desajustado",
  },
  idleValve: { en: "Idle air valve stuck or clogged", es: "Válvula de ralentí trabada o tapada" },
  noRelearn: {
    en: "Idle not relearned after a repair or a battery change",
    es: "Ralentí sin reaprender después de una reparación o cambio de batería",
  },
  mapHose: {
    en: "Sensor port or hose clogged or leaking",
    es: "Toma o manguera del sensor tapada o con fuga",
  },

  // Boost
  boostLeak: {
    en: "Boost leak: hose, clamp or intercooler",
    es: "Fuga de presión: manguera, abrazadera o intercooler",
  },
  wastegateStuck: {
    en: "Wastegate or turbo vanes stuck",
    es: "Válvula de descarga o álabes del turbo trabados",
  },
  boostSolenoid: {
    en: "Bad boost control solenoid or vacuum line",
    es: "Solenoide de control de presión o sus líneas de vacío defectuosos",
  },
  turboWorn: { en: "Turbocharger worn", es: "Turbo gastado" },
  exhaustRestricted: {
    en: "Restricted exhaust: catalyst or particulate filter",
    es: "Escape restringido: catalizador o filtro de partículas",
  },

  // Ignition and engine
  plugs: {
    en: "Spark plug worn, fouled or cracked",
    es: "Bujía gastada, carbonizada o con fisura",
  },
  coil: { en: "Weak coil, boot or plug wire", es: "Bobina, capuchón o cable de bujía débil" },
  injectorBad: {
    en: "Injector clogged, leaking or without pulse",
    es: "Inyector tapado, con goteo o sin pulso",
  },
  compression: {
    en: "Low compression: valves, rings or head gasket",
    es: "Baja compresión: válvulas, anillos o junta de culata",
  },
  leanMixture: {
    en: "Mixture too lean for all cylinders",
    es: "Mezcla demasiado pobre en todos los cilindros",
  },
  timing: {
    en: "Timing chain or belt stretched or jumped a tooth",
    es: "Cadena o correa de distribución estirada o saltada",
  },
  oilPoor: {
    en: "Engine oil low, dirty or the wrong viscosity",
    es: "Aceite del motor bajo, sucio o de viscosidad incorrecta",
  },
  oilValve: {
    en: "Oil control valve stuck or its screen clogged",
    es: "Válvula de control de aceite trabada o con su malla tapada",
  },
  phaser: {
    en: "Camshaft phaser worn or stuck",
    es: "Variador del árbol de levas gastado o trabado",
  },
  ring: { en: "Reluctor ring damaged, dirty or loose", es: "Rueda fónica dañada, sucia o suelta" },
  gap: {
    en: "Sensor loose, metal on its tip or wrong air gap",
    es: "Sensor flojo, con limadura en la punta o con separación incorrecta",
  },
  engineNoise: {
    en: "Mechanical noise mistaken for knock",
    es: "Ruido mecánico confundido con detonación",
  },
  octane: {
    en: "Octane too low or carbon in the combustion chambers",
    es: "Combustible de bajo octanaje o carbón en las cámaras de combustión",
  },
  sensorMount: {
    en: "Sensor loose, not torqued right or on a dirty seat",
    es: "Sensor flojo, mal apretado o con el asiento sucio",
  },
  oilLeak: { en: "Low oil level or an oil leak", es: "Nivel de aceite bajo o fuga de aceite" },
  oilPump: {
    en: "Oil pump worn or its pickup clogged",
    es: "Bomba de aceite gastada o con el colador tapado",
  },
  bearings: { en: "Worn engine bearings", es: "Cojinetes del motor gastados" },
  glowPlug: { en: "Glow plug burned out", es: "Bujía de precalentamiento quemada" },
  glowModule: {
    en: "Bad glow plug module or relay",
    es: "Módulo o relé de precalentamiento defectuoso",
  },

  // Cooling
  thermostatOpen: { en: "Thermostat stuck open", es: "Termostato trabado abierto" },
  thermostatClosed: { en: "Thermostat stuck closed", es: "Termostato trabado cerrado" },
  lowCoolant: {
    en: "Low coolant or air in the system",
    es: "Refrigerante bajo o aire en el sistema",
  },
  thermostatHeater: {
    en: "Heater of the thermostat open or shorted",
    es: "Calefactor del termostato abierto o en corto",
  },
  pumpWorn: {
    en: "Electric coolant pump worn or seized",
    es: "Bomba eléctrica de refrigerante gastada o trabada",
  },
  coolantSensor: {
    en: "Bad coolant temperature sensor",
    es: "Sensor de temperatura del refrigerante defectuoso",
  },
  fanAlways: { en: "Fan running all the time", es: "Ventilador que trabaja todo el tiempo" },
  fanDead: {
    en: "Cooling fan or its relay doesn’t work",
    es: "El ventilador o su relé no funciona",
  },
  fanClutch: {
    en: "Fan or its electronic clutch seized or slipping",
    es: "Ventilador o su embrague electrónico trabado o patinando",
  },
  fanMotor: { en: "Fan motor worn or seized", es: "Motor del ventilador gastado o trabado" },
  radiator: {
    en: "Radiator clogged inside or outside",
    es: "Radiador tapado por dentro o por fuera",
  },
  waterPump: {
    en: "Bad water pump or pump drive",
    es: "Bomba de agua o su accionamiento defectuosos",
  },
  headGasket: { en: "Head gasket leaking", es: "Junta de culata con fuga" },

  // Exhaust and emissions
  catalystAged: {
    en: "Catalyst aged, melted or broken",
    es: "Catalizador envejecido, fundido o roto",
  },
  catalystPoisoned: {
    en: "Catalyst damaged by misfires, oil or coolant",
    es: "Catalizador dañado por fallas de encendido, aceite o refrigerante",
  },
  exhaustLeak: { en: "Exhaust leak ahead of the sensor", es: "Fuga de escape antes del sensor" },
  rearSensor: { en: "Bad rear oxygen sensor", es: "Sensor de oxígeno trasero defectuoso" },
  sensorAged: {
    en: "Sensor aged or contaminated by silicone, oil or coolant",
    es: "Sensor envejecido o contaminado por silicona, aceite o refrigerante",
  },
  heaterOpen: {
    en: "Heater inside the sensor open or shorted",
    es: "Calefactor interno del sensor abierto o en corto",
  },
  mixtureReal: {
    en: "The mixture really is lean or rich",
    es: "La mezcla realmente está pobre o rica",
  },
  egrCarbon: {
    en: "EGR passages or valve clogged with carbon",
    es: "Conductos o válvula EGR tapados con carbón",
  },
  egrOpen: { en: "EGR valve stuck open", es: "Válvula EGR trabada abierta" },
  egrControl: {
    en: "Bad EGR solenoid, vacuum line or motor",
    es: "Solenoide, línea de vacío o motor de la EGR defectuoso",
  },
  egrSensor: {
    en: "Bad EGR flow or position sensor",
    es: "Sensor de flujo o de posición de la EGR defectuoso",
  },
  airPump: {
    en: "Secondary air pump or its relay doesn’t run",
    es: "Bomba de aire secundario o su relé no funciona",
  },
  airValve: {
    en: "Secondary air valve stuck or clogged with carbon",
    es: "Válvula de aire secundario trabada o tapada con carbón",
  },
  airHose: {
    en: "Secondary air hose burned, cracked or off",
    es: "Manguera de aire secundario quemada, rajada o suelta",
  },
  fuelCap: {
    en: "Gas cap loose, worn or not the right one",
    es: "Tapa de combustible floja, gastada o incorrecta",
  },
  evapHose: {
    en: "Cracked or disconnected EVAP hose",
    es: "Manguera del EVAP rajada o desconectada",
  },
  canister: {
    en: "Charcoal canister cracked or flooded with fuel",
    es: "Cánister rajado o inundado de combustible",
  },
  purgeLeaks: {
    en: "Purge valve doesn’t seal when closed",
    es: "La válvula de purga no cierra bien",
  },
  ventStuck: {
    en: "Vent valve stuck or clogged with dirt",
    es: "Válvula de ventilación trabada o tapada con suciedad",
  },
  ventHose: {
    en: "Vent hose or its filter plugged",
    es: "Manguera de ventilación o su filtro tapados",
  },
  fillerNeck: {
    en: "Filler neck rusted or tank seal leaking",
    es: "Cuello de llenado oxidado o sello del tanque con fuga",
  },
  tankSensor: { en: "Bad tank pressure sensor", es: "Sensor de presión del tanque defectuoso" },
  floatStuck: {
    en: "Float or level sensor worn inside the tank",
    es: "Flotador o sensor de nivel gastado dentro del tanque",
  },
  shortTrips: {
    en: "Short trips: regeneration never completes",
    es: "Recorridos cortos: la regeneración nunca se completa",
  },
  sootSource: {
    en: "An injector, the EGR or a boost leak that makes soot",
    es: "Un inyector, la EGR o una fuga de presión que producen hollín",
  },
  filterHoses: {
    en: "Differential pressure hoses clogged or cracked",
    es: "Mangueras de presión diferencial tapadas o rajadas",
  },
  filterAsh: {
    en: "Filter full of ash, at the end of its life",
    es: "Filtro lleno de ceniza, al final de su vida",
  },
  filterCracked: {
    en: "Filter cracked, melted or removed",
    es: "Filtro rajado, fundido o retirado",
  },
  ureaPoor: {
    en: "Diesel exhaust fluid old, diluted or crystallized",
    es: "Urea vieja, diluida o cristalizada",
  },
  ureaInjector: { en: "Diesel exhaust fluid injector clogged", es: "Inyector de urea tapado" },
  noxSensor: { en: "Bad NOx sensor", es: "Sensor de NOx defectuoso" },

  // Electrical, transmission, brakes
  battery: { en: "Battery worn or terminals loose", es: "Batería gastada o bornes flojos" },
  cables: {
    en: "Battery or ground cables loose or corroded",
    es: "Cables de batería o de masa flojos o sulfatados",
  },
  alternator: { en: "Bad alternator or regulator", es: "Alternador o su regulador defectuosos" },
  belt: { en: "Drive belt slipping", es: "Correa de accesorios que patina" },
  brakeSwitch: {
    en: "Brake switch out of adjustment or bad",
    es: "Interruptor de freno desajustado o defectuoso",
  },
  refrigerantLeak: {
    en: "Low on refrigerant from a leak",
    es: "Falta gas refrigerante por una fuga",
  },
  clutchCoil: {
    en: "Compressor clutch coil open or shorted",
    es: "Bobina del embrague del compresor abierta o en corto",
  },
  speedSensor: {
    en: "Bad speed sensor or tone ring",
    es: "Sensor de velocidad o su corona defectuosos",
  },
  fluidLow: {
    en: "Transmission fluid low, burned or the wrong type",
    es: "Aceite de la transmisión bajo, quemado o incorrecto",
  },
  shiftSolenoid: { en: "Solenoid sticking", es: "Solenoide trabado" },
  solenoidCoil: {
    en: "Solenoid winding open or shorted",
    es: "Bobinado del solenoide abierto o en corto",
  },
  fluidCooler: {
    en: "Transmission cooler or its lines clogged",
    es: "Enfriador de la transmisión o sus líneas tapados",
  },
  valveBody: { en: "Valve body worn or clogged", es: "Cuerpo de válvulas gastado o tapado" },
  clutches: { en: "Worn clutches or bands", es: "Discos o bandas gastados" },
  converter: { en: "Torque converter clutch worn", es: "Embrague del convertidor de par gastado" },
  otherCodes: {
    en: "A code stored in the transmission module itself",
    es: "Un código guardado en el propio módulo de la transmisión",
  },
  clutchSwitch: {
    en: "Clutch switch out of adjustment or bad",
    es: "Interruptor del embrague desajustado o defectuoso",
  },
  rangeAdjust: {
    en: "Selector cable or range sensor out of adjustment",
    es: "Cable del selector o sensor de posición desajustado",
  },
  cells: {
    en: "Weak cells or modules in the battery",
    es: "Celdas o módulos débiles en la batería",
  },
  batteryFan: {
    en: "Battery cooling fan or its filter clogged",
    es: "Ventilador de la batería o su filtro tapados",
  },
  busBars: {
    en: "Corroded sense wires or bus bars",
    es: "Cables de medición o barras de conexión sulfatados",
  },
  insulation: {
    en: "Damaged insulation in a high-voltage cable, motor or A/C compressor",
    es: "Aislamiento dañado en un cable de alto voltaje, un motor o el compresor del aire acondicionado",
  },
  contactor: { en: "Contactor welded or worn", es: "Contactor soldado o gastado" },
  hybridCooling: {
    en: "Cooling circuit of motor or inverter: low coolant, air or a dead pump",
    es: "Circuito de enfriamiento del motor o inversor: refrigerante bajo, aire o bomba sin funcionar",
  },
  interlockOpen: {
    en: "Service plug, cover or high-voltage connector not fully seated",
    es: "Conector de servicio, tapa o conector de alto voltaje mal asentado",
  },
  moisture: {
    en: "Moisture or coolant inside a high-voltage component",
    es: "Humedad o refrigerante dentro de un componente de alto voltaje",
  },
  wheelBearing: {
    en: "Wheel bearing with play or rust under the sensor",
    es: "Rodamiento de rueda con juego u óxido bajo el sensor",
  },
  brakeStuck: {
    en: "A sticking caliper, parking brake or collapsed brake hose",
    es: "Cáliper o freno de mano pegado, o manguera de freno colapsada",
  },
  brakeOveruse: {
    en: "Brakes overheated by a long descent or a heavy load",
    es: "Frenos sobrecalentados por una bajada larga o mucha carga",
  },
  absRing: {
    en: "Tone ring cracked, dirty or missing teeth",
    es: "Corona dentada rajada, sucia o sin dientes",
  },
  absUnit: {
    en: "Hydraulic unit or its module, once power and ground are proven good",
    es: "Unidad hidráulica o su módulo, con alimentación y masa comprobadas",
  },
  brakeVacuum: {
    en: "Low vacuum at the booster: hose, check valve or pump",
    es: "Poco vacío en el servofreno: manguera, válvula de retención o bomba",
  },
  pumpMotor: { en: "Bad pump motor or relay", es: "Motor de la bomba o su relé defectuosos" },
  cruiseSwitch: {
    en: "Cruise switch or clock spring in the steering wheel bad",
    es: "Mando de crucero o cinta espiral del volante defectuosos",
  },
  clockSpring: {
    en: "Broken clock spring in the steering wheel",
    es: "Cinta espiral del volante cortada",
  },
  noCalibration: {
    en: "Sensor not calibrated after work on steering or alignment",
    es: "Sensor sin calibrar después de trabajar en dirección o alineación",
  },
  otherModule: {
    en: "A fault in the module that sends the data",
    es: "Una falla en el módulo que envía los datos",
  },
  crashSensor: {
    en: "Crash sensor damaged, loose or on a bent mount",
    es: "Sensor de impacto dañado, flojo o con el soporte doblado",
  },
  seatPlug: { en: "Connector under the seat loose", es: "Conector debajo del asiento flojo" },
} as const satisfies Phrases;
