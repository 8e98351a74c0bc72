import { check } from "#app/features/codes/facts/checks/check.ts";

/** Checks that only codes of the catalog have. */
export const ownChecks = {
  // Air and boost
  pressuresAgree: check(
    "Key on, engine off: all pressure sensors of the intake must read the same",
    "Con el encendido puesto y el motor apagado, todos los sensores de presión de la admisión deben marcar lo mismo",
    [],
  ),
  tubeClear: check(
    "Engine off and cool: take off the tube of the exhaust pressure sensor and clear the soot",
    "Con el motor apagado y frío, retire el tubo del sensor de presión de escape y quite el hollín",
    ["hotParts", "raisedVehicle"],
  ),
  coolerLook: check(
    "Engine off and cool: look for dirt and bent fins on the charge-air cooler, and for oil inside",
    "Con el motor apagado y frío, revise si el intercooler tiene suciedad o aletas dobladas por fuera, y aceite por dentro",
    ["hotParts", "hotFluids"],
  ),
  sootClean: check(
    "Ignition off, engine cool: clean the soot off the intake throttle; the plate must move freely",
    "Con el encendido apagado y el motor frío, limpie el hollín de la mariposa de admisión: debe moverse libre",
    ["throttlePlate", "cleaners", "hotParts"],
  ),

  // Fuel
  injectorCode: check(
    "With the scan tool, compare the injector’s printed code to the one stored in the module",
    "Con el escáner, compare el código impreso en el inyector con el guardado en el módulo",
    ["fuel", "injectorVoltage"],
  ),

  // Engine
  pcvTest: check(
    "At idle, check hose and valve of the crankcase ventilation: light vacuum at the oil filler, no whistle",
    "En ralentí, revise manguera y válvula de la ventilación del cárter: vacío leve en la tapa de aceite, sin silbidos",
    ["runningEngine", "hotFluids"],
  ),
  pcvHoseLook: check(
    "Engine off: follow the crankcase ventilation hose; every clip and its sensor must be seated",
    "Con el motor apagado, siga la manguera de ventilación del cárter: cada broche y su sensor deben estar bien asentados",
    ["hotParts"],
  ),
  coldStart: check(
    "After an overnight cold soak, record the first start with the scan tool: does it rattle, does the angle follow?",
    "Después de una noche con el motor apagado, grabe el primer arranque con el escáner: ¿suena, sigue el ángulo a lo pedido?",
    ["runningEngine"],
  ),
  oilDate: check(
    "Compare the oil with the maintenance record: date, grade, smell of fuel; then reset the service reminder",
    "Compare el aceite con el registro de mantenimiento: fecha, grado, olor a combustible; luego reinicie el aviso de servicio",
    ["hotFluids"],
  ),
  pressureCool: check(
    "Engine cold: pressure-test the cooling system and look for the leak",
    "Con el motor frío, haga la prueba de presión del sistema de enfriamiento y busque la fuga",
    ["hotCoolant", "compressedAir"],
  ),
  shutterMove: check(
    "Engine off, key out: look for broken or blocked grille shutters; then command them, hands away",
    "Con el motor apagado y la llave fuera, busque persianas de parrilla rotas o bloqueadas; luego actívelas sin meter las manos",
    ["movingParts"],
  ),

  // Exhaust
  crossedLook: check(
    "Compare connectors and wire colors with the diagram: two may be crossed",
    "Compare conectores y colores de cable con el diagrama: puede haber dos cruzados",
    [],
  ),
  egrCoolerLook: check(
    "Engine off and cold: check the EGR cooler for soot, and the cooling system for lost coolant",
    "Con el motor apagado y frío, revise si hay hollín en el enfriador EGR y si falta refrigerante",
    ["hotParts", "hotCoolant"],
  ),
  regenHistory: check(
    "With the scan tool, read how often the filter cleaned itself and why it stopped",
    "Con el escáner, lea cuántas veces se limpió el filtro y por qué se detuvo",
    [],
  ),
  sootSensorLook: check(
    "Exhaust cool: take the particulate matter sensor out; look for soot, a bent tip and a loose seat",
    "Con el escape frío, retire el sensor de partículas; busque hollín, la punta dañada o el asiento flojo",
    ["hotParts", "raisedVehicle"],
  ),
  doserLook: check(
    "Exhaust cool, pressure relieved: take out the fuel injector of the exhaust; look for carbon and drips",
    "Con el escape frío y la presión liberada, retire el inyector de combustible del escape; busque carbón y goteo",
    ["hotParts", "fuel", "fuelJet", "injectorVoltage", "raisedVehicle"],
  ),
  noxCompare: check(
    "Warm, at steady speed: compare the NOx sensors before and after the catalyst with the scan tool",
    "Caliente y a velocidad constante: compare con el escáner los sensores de NOx antes y después del catalizador",
    ["hotParts", "runningEngine"],
  ),

  // Vapor
  leakPumpRun: check(
    "With the scan tool, run the EVAP leak detection pump: does it start, and is its reference value stable?",
    "Con el escáner, active la bomba de detección de fugas del EVAP: ¿arranca y su valor de referencia es estable?",
    ["vapor"],
  ),
  canisterWeigh: check(
    "Check the canister and its hoses for liquid fuel: ask how the tank is filled",
    "Revise si hay combustible líquido en el cánister y sus mangueras; pregunte cómo se llena el tanque",
    ["vapor"],
  ),

  // Diesel exhaust fluid
  ureaPressure: check(
    "With the scan tool, run the diesel exhaust fluid pump: does the pressure build up and hold?",
    "Con el escáner, active la bomba de urea: ¿la presión sube y se mantiene?",
    ["exhaustFluid"],
  ),
  ureaLines: check(
    "Engine off and cool: follow the lines of the diesel exhaust fluid and look for white crystals",
    "Con el motor apagado y frío, siga las líneas de urea y busque cristales blancos",
    ["exhaustFluid", "hotParts"],
  ),
  ureaThaw: check(
    "In the cold, let the diesel exhaust fluid thaw first; then watch its temperature rise with the heaters on",
    "Con frío, deje primero que la urea se descongele; luego observe cómo sube su temperatura con los calefactores activados",
    ["exhaustFluid"],
  ),

  // Transmission
  adaptRun: check(
    "Once the fault is repaired, run the adaptation with the scan tool and finish it on a road test",
    "Reparada la falla, haga la adaptación con el escáner y complétela en una prueba de ruta",
    ["roadTest"],
  ),
  fluidLeakLook: check(
    "On a lift, engine off: look for leaks at pan, cooler lines and axle seals of the transmission",
    "En el elevador, con el motor apagado, busque fugas en cárter, líneas del enfriador y sellos de semiejes de la transmisión",
    ["raisedVehicle", "hotFluids", "hotParts"],
  ),
  tiresMatch: check(
    "Compare size, wear and pressure of the four tires",
    "Compare medida, desgaste y presión de las cuatro llantas",
    [],
  ),

  // Modules and power
  switchLive: check(
    "In live data, compare every position of the switch with what you select",
    "En datos en vivo, compare cada posición del interruptor con lo que selecciona",
    [],
  ),
  lampTest: check(
    "Command the lamp with the scan tool; with the key on it must light up and go out by itself",
    "Active la luz indicadora con el escáner; al poner el encendido debe prender y apagarse sola",
    [],
  ),
  keyTest: check(
    "Try another learned key; then read the immobilizer’s own codes",
    "Pruebe con otra llave programada; luego lea los códigos propios del inmovilizador",
    [],
  ),
  besideAirbag: check(
    "Battery disconnected and the waiting time over: check fuses, ground and connector of the module that doesn’t answer; yellow airbag wiring runs beside it",
    "Con la batería desconectada y cumplido el tiempo de espera, revise fusibles, masa y conector del módulo que no responde; el cableado amarillo de las bolsas de aire pasa al lado",
    ["airbag", "battery12v"],
  ),

  // Brakes
  whichPart: check(
    "Find out first which part this manufacturer means by the code",
    "Averigüe primero a qué pieza se refiere este fabricante con el código",
    [],
  ),
  brakeFluidLook: check(
    "Check the brake fluid level and find where it went: pads, lines, calipers, master cylinder",
    "Revise el nivel del líquido de frenos y busque adónde se fue: pastillas, líneas, cálipers, cilindro maestro",
    ["brakeWork", "brakeFailure"],
  ),
  parkBrakeService: check(
    "Fuse and connector first; then, with the wheels chocked, run the electric parking brake with the scan tool, hands away",
    "Primero fusible y conector; luego, con cuñas en las ruedas, accione el freno de estacionamiento eléctrico con el escáner, sin meter las manos",
    ["brakeWork", "brakeFailure"],
  ),
  tirePressures: check(
    "Set the pressures of all tires, cold; then read each sensor with the tire pressure tool",
    "Ajuste la presión de todas las llantas en frío; luego lea cada sensor con el equipo de presión de llantas",
    [],
  ),

  // Electric drive
  otherStation: check(
    "Unplugged from the charger: try another station and cable; look for burns, bent pins or water in the port",
    "Sin conectar al cargador: pruebe con otra estación y otro cable; busque quemaduras, terminales doblados o agua en el puerto de carga",
    ["highVoltage"],
  ),
};
