import { moreRepairs } from "./more-repairs.ts";
import { both, part, type Repair } from "./repair.ts";

/** The complaints of the demo's jobs, in the order in which the shops get them. */
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
  ...moreRepairs,
];
