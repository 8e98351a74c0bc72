import { both, part, type Repair } from "./repair.ts";

export const moreRepairs: Repair[] = [
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
