import type { Language } from "#app/values/language.ts";

/** A text in both languages; a job is written in the language of its customer. */
type Both = Record<Language, string>;
const both = (en: string, es: string): Both => ({ en, es });

/** A part: what it is called, how many, and cents each in US dollars. */
type Part = { name: Both; quantity: number; cents: number };
const part = (quantity: number, cents: number, en: string, es: string): Part => ({
  name: both(en, es),
  quantity,
  cents,
});

export type Offer = { description: Both; hours: number; parts: Part[] };
export type Repair = { issues: Both; diagnostic: Both; offers: Offer[] };

/**
 * What goes wrong with cars, what was found, and what it takes. The first offer is the one a
 * customer usually takes.
 */
export const repairs: Repair[] = [
  {
    issues: both(
      "Check engine light is flashing and the engine shakes at idle, worse in the morning.",
      "La luz de motor parpadea y el motor tiembla en ralentí, peor en las mañanas.",
    ),
    diagnostic: both(
      "P0301 and P0300 stored. Coil swapped from cylinder 1 to 3: the misfire followed it (P0303). Compression even, 165 to 170 psi. Plugs worn to 1.6 mm.",
      "P0301 y P0300 guardados. Se pasó la bobina del cilindro 1 al 3 y la falla se fue con ella (P0303). Compresión pareja, 165 a 170 psi. Bujías gastadas a 1.6 mm.",
    ),
    offers: [
      {
        description: both(
          "Replace ignition coil 1 and all spark plugs",
          "Cambiar bobina 1 y todas las bujías",
        ),
        hours: 1.5,
        parts: [
          part(1, 8_450, "Ignition coil", "Bobina de encendido"),
          part(4, 1_295, "Iridium spark plug", "Bujía de iridio"),
          part(1, 650, "Dielectric grease", "Grasa dieléctrica"),
        ],
      },
      {
        description: both(
          "Replace all four coils and spark plugs",
          "Cambiar las cuatro bobinas y las bujías",
        ),
        hours: 2,
        parts: [
          part(4, 8_450, "Ignition coil", "Bobina de encendido"),
          part(4, 1_295, "Iridium spark plug", "Bujía de iridio"),
        ],
      },
    ],
  },
  {
    issues: both(
      "Failed inspection: check engine light on. Slight smell of rotten eggs.",
      "No pasó la inspección: luz de motor encendida. Huele un poco a huevo podrido.",
    ),
    diagnostic: both(
      "P0420. Downstream oxygen sensor switches with the upstream one; fuel trims +2 %, no exhaust leak. The converter is spent.",
      "P0420. El sensor de oxígeno trasero oscila igual que el delantero; ajustes de combustible +2 %, sin fugas de escape. El catalizador está agotado.",
    ),
    offers: [
      {
        description: both(
          "Replace catalytic converter (aftermarket, EPA compliant)",
          "Cambiar catalizador (genérico, cumple EPA)",
        ),
        hours: 2.5,
        parts: [
          part(1, 48_900, "Catalytic converter", "Catalizador"),
          part(2, 1_180, "Flange gasket", "Empaque de brida"),
          part(4, 420, "Stud and nut", "Birlo con tuerca"),
        ],
      },
      {
        description: both(
          "Replace converter with original part and both oxygen sensors",
          "Cambiar catalizador por original y los dos sensores de oxígeno",
        ),
        hours: 3.5,
        parts: [
          part(1, 118_500, "Catalytic converter, original", "Catalizador original"),
          part(2, 9_875, "Oxygen sensor", "Sensor de oxígeno"),
          part(2, 1_180, "Flange gasket", "Empaque de brida"),
        ],
      },
    ],
  },
  {
    issues: both(
      "Grinding noise when braking and the pedal pulses on the highway.",
      "Rechina al frenar y el pedal pulsa en carretera.",
    ),
    diagnostic: both(
      "Front pads down to metal, rotors scored and 0.12 mm out of true. Rear pads at 6 mm. Fluid dark, 3 % water.",
      "Balatas delanteras hasta el metal, discos rayados y con 0.12 mm de alabeo. Balatas traseras a 6 mm. Líquido oscuro, 3 % de agua.",
    ),
    offers: [
      {
        description: both(
          "Front brake pads and rotors, brake fluid flush",
          "Balatas y discos delanteros, cambio de líquido de frenos",
        ),
        hours: 2,
        parts: [
          part(1, 6_890, "Ceramic pad set, front", "Juego de balatas cerámicas delanteras"),
          part(2, 7_425, "Brake rotor, front", "Disco de freno delantero"),
          part(1, 1_450, "Brake fluid DOT 4, 1 qt", "Líquido de frenos DOT 4, 1 L"),
        ],
      },
      {
        description: both("Brakes on all four wheels", "Frenos en las cuatro ruedas"),
        hours: 3.5,
        parts: [
          part(2, 6_890, "Ceramic pad set", "Juego de balatas cerámicas"),
          part(4, 7_425, "Brake rotor", "Disco de freno"),
          part(2, 1_450, "Brake fluid DOT 4, 1 qt", "Líquido de frenos DOT 4, 1 L"),
        ],
      },
    ],
  },
  {
    issues: both(
      "Air conditioning blows warm at the light, a little cooler when driving.",
      "El aire sale tibio en los semáforos y un poco más frío al avanzar.",
    ),
    diagnostic: both(
      "Low side 55 psi, high side 160 psi at 95 °F. UV dye at the condenser, lower left corner. Fan runs on both speeds.",
      "Baja 55 psi, alta 160 psi a 35 °C. Tinte UV en el condensador, esquina inferior izquierda. El ventilador trabaja en sus dos velocidades.",
    ),
    offers: [
      {
        description: both(
          "Replace condenser and receiver-drier, evacuate and recharge",
          "Cambiar condensador y filtro deshidratador, vacío y recarga",
        ),
        hours: 3,
        parts: [
          part(1, 21_400, "A/C condenser", "Condensador de A/C"),
          part(1, 3_950, "Receiver-drier", "Filtro deshidratador"),
          part(2, 2_850, "Refrigerant R-134a, 12 oz", "Refrigerante R-134a, 340 g"),
          part(1, 1_180, "O-ring kit", "Juego de ligas"),
        ],
      },
    ],
  },
  {
    issues: both(
      "Cranks slowly, needed a jump start twice this week. Battery light came on yesterday.",
      "Da marcha lenta, hubo que pasarle corriente dos veces esta semana. Ayer prendió la luz de batería.",
    ),
    diagnostic: both(
      "Alternator puts out 12.1 V at 1,500 rpm under load; ripple 0.6 V AC. Battery tests at 310 of 640 CCA. Belt cracked. B1325 stored.",
      "El alternador da 12.1 V a 1,500 rpm con carga; rizo de 0.6 V AC. La batería prueba 310 de 640 CCA. Banda agrietada. B1325 guardado.",
    ),
    offers: [
      {
        description: both(
          "Replace alternator, battery and serpentine belt",
          "Cambiar alternador, batería y banda",
        ),
        hours: 2.5,
        parts: [
          part(1, 24_900, "Alternator, remanufactured", "Alternador remanufacturado"),
          part(1, 16_995, "Battery, group 35", "Batería grupo 35"),
          part(1, 3_875, "Serpentine belt", "Banda serpentina"),
        ],
      },
      {
        description: both("Battery only, alternator later", "Solo batería, alternador después"),
        hours: 0.5,
        parts: [part(1, 16_995, "Battery, group 35", "Batería grupo 35")],
      },
    ],
  },
  {
    issues: both(
      "Temperature climbs in traffic; coolant smell, and a puddle under the front in the morning.",
      "Se calienta en el tráfico; huele a anticongelante y amanece un charco al frente.",
    ),
    diagnostic: both(
      "Pressure test loses 4 psi in two minutes at the water pump weep hole. Thermostat opens late, 210 °F. P0217 in history. No combustion gas in the coolant.",
      "La prueba de presión pierde 4 psi en dos minutos por el testigo de la bomba de agua. El termostato abre tarde, a 99 °C. P0217 en historial. Sin gases en el anticongelante.",
    ),
    offers: [
      {
        description: both(
          "Replace water pump and thermostat, flush cooling system",
          "Cambiar bomba de agua y termostato, lavar sistema de enfriamiento",
        ),
        hours: 3.5,
        parts: [
          part(1, 13_650, "Water pump with gasket", "Bomba de agua con empaque"),
          part(1, 4_290, "Thermostat", "Termostato"),
          part(2, 2_475, "Coolant, 1 gal", "Anticongelante, 1 galón"),
        ],
      },
    ],
  },
  {
    issues: both(
      "Clunk from the front end over bumps, steering wanders.",
      "Golpeteo adelante en los topes y la dirección se va.",
    ),
    diagnostic: both(
      "Left lower ball joint 2 mm of play, both stabilizer links dry. Tie rod ends tight. Inner edge of both front tires worn.",
      "Rótula inferior izquierda con 2 mm de juego, tornillos estabilizadores secos. Terminales firmes. Desgaste interior en las dos llantas delanteras.",
    ),
    offers: [
      {
        description: both(
          "Replace lower ball joints and stabilizer links, align",
          "Cambiar rótulas inferiores y tornillos estabilizadores, alinear",
        ),
        hours: 3,
        parts: [
          part(2, 5_640, "Lower ball joint", "Rótula inferior"),
          part(2, 2_890, "Stabilizer link", "Tornillo estabilizador"),
          part(1, 8_900, "Four-wheel alignment", "Alineación de cuatro ruedas"),
        ],
      },
    ],
  },
  {
    issues: both(
      "Hesitates when accelerating and uses more gas than before.",
      "Se jalonea al acelerar y gasta más gasolina que antes.",
    ),
    diagnostic: both(
      "P0171. Fuel trims +18 % at idle and +4 % at 2,500 rpm: unmetered air. Smoke shows the intake hose split behind the MAF.",
      "P0171. Ajustes de combustible +18 % en ralentí y +4 % a 2,500 rpm: entra aire sin medir. El humo sale por la manguera de admisión, rota detrás del MAF.",
    ),
    offers: [
      {
        description: both(
          "Replace intake hose, clean MAF sensor and throttle body",
          "Cambiar manguera de admisión, limpiar sensor MAF y cuerpo de aceleración",
        ),
        hours: 1.5,
        parts: [
          part(1, 4_760, "Intake air hose", "Manguera de admisión"),
          part(1, 1_195, "MAF cleaner", "Limpiador de MAF"),
          part(1, 2_150, "Engine air filter", "Filtro de aire"),
        ],
      },
    ],
  },
  {
    issues: both(
      "Transmission slips between second and third when warm.",
      "La transmisión patina entre segunda y tercera en caliente.",
    ),
    diagnostic: both(
      "P0733 and P0894. Fluid dark with a burnt smell, no metal in the pan. Line pressure low in third: shift solenoid B sticks.",
      "P0733 y P0894. Aceite oscuro y con olor a quemado, sin rebaba en el cárter. Presión baja en tercera: el solenoide B se pega.",
    ),
    offers: [
      {
        description: both(
          "Replace shift solenoid B, filter and fluid",
          "Cambiar solenoide B, filtro y aceite de transmisión",
        ),
        hours: 4,
        parts: [
          part(1, 9_480, "Shift solenoid B", "Solenoide de cambios B"),
          part(1, 3_960, "Transmission filter and gasket", "Filtro de transmisión con empaque"),
          part(8, 1_085, "ATF, 1 qt", "Aceite ATF, 1 L"),
        ],
      },
      {
        description: both(
          "Rebuilt transmission, 36-month warranty",
          "Transmisión reconstruida, garantía de 36 meses",
        ),
        hours: 12,
        parts: [
          part(1, 189_500, "Transmission, rebuilt", "Transmisión reconstruida"),
          part(12, 1_085, "ATF, 1 qt", "Aceite ATF, 1 L"),
          part(1, 6_450, "Rear engine seal", "Retén trasero de cigüeñal"),
        ],
      },
    ],
  },
  {
    issues: both(
      "Oil change due, and please look it over before a trip to Monterrey.",
      "Toca cambio de aceite, y revisarlo antes de un viaje a Monterrey.",
    ),
    diagnostic: both(
      'Multi-point check: oil 2,000 miles overdue, cabin filter clogged, right rear tire at 3/32". Everything else good for the trip.',
      "Revisión general: aceite pasado por 3,000 km, filtro de cabina tapado, llanta trasera derecha a 2.4 mm. Lo demás, listo para el viaje.",
    ),
    offers: [
      {
        description: both(
          "Full synthetic oil service and cabin filter",
          "Servicio de aceite sintético y filtro de cabina",
        ),
        hours: 0.5,
        parts: [
          part(5, 895, "Full synthetic oil 0W-20, 1 qt", "Aceite sintético 0W-20, 1 L"),
          part(1, 1_150, "Oil filter", "Filtro de aceite"),
          part(1, 2_275, "Cabin air filter", "Filtro de cabina"),
        ],
      },
    ],
  },
  {
    issues: both(
      "ABS and traction lights on since the last rain.",
      "Luces de ABS y tracción encendidas desde la última lluvia.",
    ),
    diagnostic: both(
      "C0031. Left front wheel speed sensor open circuit: the wire is cut through at the strut bracket. Tone ring fine.",
      "C0031. Sensor de velocidad delantero izquierdo con circuito abierto: el cable está trozado en el soporte del amortiguador. Corona en buen estado.",
    ),
    offers: [
      {
        description: both(
          "Replace left front wheel speed sensor",
          "Cambiar sensor de velocidad delantero izquierdo",
        ),
        hours: 1,
        parts: [
          part(1, 6_380, "Wheel speed sensor", "Sensor de velocidad de rueda"),
          part(2, 180, "Harness clip", "Grapa de arnés"),
        ],
      },
    ],
  },
  {
    issues: both(
      "Fuel smell in the garage, light came on after filling up.",
      "Huele a gasolina en la cochera y prendió la luz después de cargar.",
    ),
    diagnostic: both(
      "P0455, large evaporative leak. Gas cap seal is cracked and the purge valve stays open at rest. Smoke test tight with both replaced.",
      "P0455, fuga grande de vapores. El sello del tapón está agrietado y la válvula de purga queda abierta en reposo. Sin fugas de humo con ambos cambiados.",
    ),
    offers: [
      {
        description: both(
          "Replace gas cap and purge valve",
          "Cambiar tapón de gasolina y válvula de purga",
        ),
        hours: 1,
        parts: [
          part(1, 1_890, "Gas cap", "Tapón de gasolina"),
          part(1, 5_725, "Purge valve", "Válvula de purga"),
        ],
      },
    ],
  },
  {
    issues: both(
      "Loses power uphill, black smoke, code reader says something about the turbo.",
      "Pierde fuerza en subida, echa humo negro y el escáner habla del turbo.",
    ),
    diagnostic: both(
      "P0299, underboost. Intercooler boot split on the cold side. Wastegate rod moves freely, no shaft play. U0100 in history after the battery went flat.",
      "P0299, poca presión de turbo. Manguera del intercooler rota del lado frío. La wastegate se mueve libre, sin juego en la flecha. U0100 en historial por batería descargada.",
    ),
    offers: [
      {
        description: both(
          "Replace cold side intercooler boot and clamps",
          "Cambiar manguera fría del intercooler y abrazaderas",
        ),
        hours: 1.5,
        parts: [
          part(1, 11_240, "Intercooler boot, cold side", "Manguera de intercooler, lado frío"),
          part(2, 985, "T-bolt clamp", "Abrazadera de perno"),
        ],
      },
    ],
  },
  {
    issues: both(
      "Driver's window drops into the door and the lock works only sometimes.",
      "El vidrio del conductor se cae en la puerta y el seguro funciona a veces.",
    ),
    diagnostic: both(
      "Regulator cable frayed off its drum. Door lock actuator draws 7 A and stalls. Glass and weather strip fine.",
      "Cable del elevador salido del tambor. El actuador del seguro toma 7 A y se traba. Cristal y empaque en buen estado.",
    ),
    offers: [
      {
        description: both(
          "Replace window regulator and door lock actuator",
          "Cambiar elevador de vidrio y actuador del seguro",
        ),
        hours: 2,
        parts: [
          part(1, 9_340, "Window regulator with motor", "Elevador de vidrio con motor"),
          part(1, 6_815, "Door lock actuator", "Actuador del seguro"),
        ],
      },
    ],
  },
];
