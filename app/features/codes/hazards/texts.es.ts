import type { HazardTexts } from "./hazards.ts";

const t = (name: string, ...sentences: string[]) => ({ name, text: sentences.join(" ") });

export const hazardsEs: HazardTexts = {
  highVoltage: t(
    "Alto voltaje",
    "El alto voltaje mata: solo personal capacitado, y nunca con el sistema energizado.",
    "Apague el vehículo, aleje la llave y desconecte la batería de 12 V.",
    "Con guantes dieléctricos puestos, retire el conector de servicio según el fabricante",
    "y espere el tiempo que indica para que se descarguen los condensadores.",
    "Compruebe cero voltios con un multímetro CAT III",
    "antes de que alguien toque un cable o conector naranja.",
  ),
  liveCables: t(
    "Cables con voltaje aun apagado",
    "Un contactor trabado cerrado deja los cables naranjas con voltaje con el vehículo apagado.",
    "Solo el conector de servicio los separa de la batería: compruebe cero voltios, nunca lo suponga.",
  ),
  airbag: t(
    "Bolsas de aire y pretensores",
    "Pueden dispararse en la cara. Apague el encendido, desconecte la batería",
    "y espere el tiempo que indica el fabricante antes de desconectar algo.",
    "Nunca desconecte con corriente una bolsa de aire, un pretensor ni su módulo;",
    "nunca mida la resistencia de un detonador.",
  ),
  fuelJet: t(
    "Chorro de combustible a alta presión",
    "El chorro de una fuga diésel o de inyección directa perfora la piel.",
    "Apague el motor y deje caer la presión como indica el fabricante antes de aflojar una línea.",
    "Nunca busque fugas con la mano. Combustible bajo la piel: al hospital de inmediato.",
  ),
  fuel: t(
    "Combustible y fuego",
    "Motor frío, sin chispas ni llamas, extintor a mano y lentes de seguridad.",
    "Libere la presión antes de abrir una línea, recoja lo que gotee",
    "y seque los derrames antes de dar arranque.",
  ),
  rollAway: t(
    "El vehículo puede rodar",
    "Puede no quedar sujeto en Park, o moverse aunque la palanca marque Park o neutro:",
    "freno de mano puesto, cuñas en las ruedas y nadie delante ni detrás.",
  ),
  raisedVehicle: t(
    "Vehículo levantado",
    "Use los puntos de apoyo del fabricante. Nunca trabaje debajo si solo lo sostiene un gato:",
    "ponga torres y cuñas. Apague la suspensión neumática.",
    "Que nadie esté cerca de las ruedas que puedan girar.",
  ),
  brakeFailure: t(
    "Los frenos pueden fallar",
    "Puede faltar el ABS, el control de estabilidad o la asistencia del freno.",
    "No entregue el vehículo sin repararlo y probarlo a baja velocidad.",
  ),
  steering: t(
    "Asistencia de la dirección",
    "La dirección puede ponerse dura o perder la asistencia: pruébela detenido antes de manejar.",
  ),
  brakeLights: t(
    "Luces de freno",
    "Compruebe que encienden: sin ellas el vehículo no debe salir del taller.",
  ),
  runningEngine: t(
    "Motor en marcha",
    "El monóxido de carbono no huele y mata: saque los gases de escape al exterior.",
    "Freno de mano puesto, en Park o en neutro.",
    "Manos, pelo, mangas y cables lejos de correas, poleas y ventiladores.",
  ),
  vapor: t(
    "Vapores de combustible",
    "Se encienden con facilidad: ventile el taller; sin llamas, chispas ni lámparas calientes.",
    "Haga la prueba de humo con gas inerte a la baja presión del equipo, nunca con aire del taller.",
    "Nunca sople ni aspire con la boca una manguera de combustible o de vapores.",
  ),
  regeneration: t(
    "Regeneración del DPF",
    "El escape se calienta tanto que puede causar un incendio.",
    "Hágala al aire libre, sin nada que pueda arder debajo ni detrás, y no se aleje del vehículo.",
  ),
  overheating: t(
    "Sobrecalentamiento",
    "No siga manejando así: deténgase y apague el motor.",
    "Deje que se enfríe por completo antes de abrir o tocar algo.",
  ),
  oilPressure: t(
    "Presión de aceite",
    "Apague el motor: sin presión de aceite se destruye en minutos.",
    "Enciéndalo solo para leer un manómetro mecánico, en ralentí,",
    "y apáguelo de inmediato si no marca presión.",
  ),
  misfire: t(
    "Check engine parpadeando",
    "Si la luz de check engine parpadea, deje de manejar:",
    "el combustible sin quemar funde el catalizador y puede causar un incendio.",
  ),
  powerLoss: t(
    "Pérdida repentina de potencia",
    "El motor puede entrar en modo de emergencia o acelerarse solo: no salga al tráfico sin repararlo.",
  ),
  roadTest: t(
    "Prueba de ruta",
    "Quien maneja mira el camino: grabe los datos o lleve a otra persona que lea el escáner.",
  ),
  injectorVoltage: t(
    "Voltaje de los inyectores",
    "Los inyectores de inyección directa, diésel y piezoeléctricos trabajan con voltaje peligroso.",
    "Apague el encendido y espere a que el módulo se descargue antes de desconectarlos o medirlos.",
  ),
  ignitionVoltage: t(
    "Voltaje de encendido",
    "Las bobinas entregan decenas de miles de voltios.",
    "Apague el encendido antes de desconectar una bobina o un cable de bujía;",
    "nunca los sostenga al dar arranque ni con el motor en marcha. Si usa marcapasos, no se acerque.",
  ),
  movingParts: t(
    "Ventiladores, correas y arranque",
    "Motor apagado y llave fuera antes de meter las manos.",
    "Un ventilador eléctrico arranca solo, y el motor de un híbrido también.",
    "Avise antes de dar arranque. El tensor de la correa trabaja con un resorte bajo carga.",
  ),
  compressedAir: t(
    "Prueba de presión",
    "No pase la presión de prueba del fabricante: un tapón o una manguera que se suelta golpea fuerte.",
    "Use lentes, póngase a un lado y libere la presión antes de desconectar.",
  ),
  hotCoolant: t(
    "Refrigerante caliente",
    "Nunca abra el sistema de enfriamiento caliente: el vapor y el refrigerante queman.",
    "Espere a que el motor esté frío.",
  ),
  brakeWork: t(
    "Polvo, líquido y presión de los frenos",
    "No sople el polvo con aire: mójelo y use mascarilla. El líquido daña los ojos y la pintura.",
    "Un acumulador guarda alta presión y un freno eléctrico puede cerrarse solo:",
    "libere la presión o active antes el modo de servicio.",
  ),
  refrigerant: t(
    "Gas refrigerante",
    "Congela la piel y los ojos, desplaza el aire, y hay gases que arden:",
    "guantes, lentes y ventilación. Recupérelo con máquina, nunca lo suelte al aire.",
    "En híbridos y eléctricos el compresor trabaja con alto voltaje.",
  ),
  hotParts: t(
    "Piezas calientes",
    "Escape, catalizador, turbo y EGR siguen calientes mucho tiempo:",
    "deje que se enfríen antes de tocarlos y use guantes.",
  ),
  hotFluids: t(
    "Aceite caliente",
    "El aceite del motor, de la transmisión y de la dirección quema, y a veces está a presión:",
    "use guantes y lentes; conecte el manómetro con el motor apagado.",
  ),
  battery12v: t(
    "Batería de 12 V",
    "Su gas explota y su ácido quema: sin chispas, con lentes y sin anillos,",
    "ninguna herramienta entre los bornes. El cable negativo se quita primero y se pone al final.",
  ),
  throttlePlate: t(
    "Mariposa del acelerador",
    "Se cierra con fuerza para quebrar un dedo:",
    "apague el encendido o desconéctela antes de meter la mano.",
  ),
  cleaners: t(
    "Limpiador en aerosol",
    "Es inflamable e irritante: motor frío, encendido apagado, ventilación, guantes y lentes.",
    "Deje que se seque antes de encender el motor.",
  ),
  exhaustFluid: t(
    "Urea (DEF)",
    "Irrita los ojos y la piel y puede salir caliente: guantes y lentes; lave los derrames con agua.",
  ),
};
