import { type TopicTranslation, translated } from "./translation.ts";

export const chassisTranslations: TopicTranslation[] = [
  translated(
    "The brake pedal sinks slowly at the traffic light",
    "2019 Aveo: the pedal sinks slowly at a red light and comes back when you pump it. No visible leaks, fluid full. New master cylinder a month ago. Could it be bad right out of the box?",
    "It could, but first pinch off all four hoses and release them one at a time. If it still sinks with all four pinched, it's the master or the ABS module.",
    "Una fuga interna por la válvula de alivio del ABS hace exactamente eso. Haga la purga automática con el escáner; la suciedad en el asiento de la válvula puede salir con el lavado.",
  ),
  translated(
    "Torque del soporte del cáliper, Transit 250 2018",
    "¿Torque de los tornillos del soporte del cáliper delantero en una Transit 250 2018? En un lado encuentro 129 lb-ft y en otro 148 lb-ft, y prefiero no adivinar.",
    "129 lb-ft (175 N·m) con rueda trasera sencilla hasta 2019. El de 148 es con eje de doble rueda trasera. Tornillos nuevos, ya traen fijador de roscas.",
    "Confirmed: 175 N·m. And clean the threads in the caliper bracket, or the torque reading will fool you.",
    "Perfecto, gracias a los dos.",
  ),
  translated(
    "Vibration from 90 to 110 km/h after new tires",
    "After four new tires on a Vento, the steering wheel shakes between 90 and 110 km/h. Balanced twice. Rims have 0.3 mm of runout. What am I missing?",
    "Balanceo con carga (road force). Una llanta puede balancearse a cero y aun así estar dura de un lado. O márquelas y cambie las de adelante por las de atrás: si la vibración se pasa al asiento, es una llanta.",
    "Also check that the center of the wheel seats right on the hub: 0.2 mm of rust is enough to make it shake. Wire brush and done.",
    "It was rust on the left hub. **Wire brush, fifteen minutes.** And here I was thinking about axles.",
  ),
  translated(
    "Vibración del convertidor en una Odyssey",
    "Odyssey 2014, 141k millas, vibra entre 35 y 45 mph con poco acelerador. El aceite estaba café. Hice tres drenados y llenados con DW-1: mejoró, pero no se quitó. Guardó P0741 una vez. ¿Convertidor, o pruebo primero el software?",
    "Primero el software (hay boletín), y luego otro drenado y llenado a las 500 millas. Si entonces todavía vibra, es el convertidor.",
    "Lo mismo digo. Así salvé tres de cinco.",
  ),
  translated(
    "A/C cools for a few minutes and quits",
    "Air conditioning, 2013 Tacoma: low side at 18 psi and high side at 310 psi, 32 °C outside. It cools for a few minutes and quits; with the compressor off for ten minutes it comes back. Moisture, or the expansion valve?",
    "Sounds like moisture freezing in the valve. Recover it, replace the receiver drier, pull a vacuum for **45 minutes** and charge by weight, not by pressure.",
    "310 en la alta con 32 °C también es algo mucho. Vea si el ventilador del condensador gira a toda velocidad y si las aletas están limpias.",
    "I did both: new drier, and the fan only ran on low (relay). It ended up at 38 and 240 psi.",
  ),
  translated(
    "¿Alguien todavía rectifica discos?",
    "¿Ustedes todavía rectifican discos? Los nuevos, para la mayoría de los carros, cuestan 40 dólares, y el torno se lleva media hora. Mi jefe todavía quiere rectificar todo.",
    "Solo en la camioneta, donde un disco cuesta 180. Todo lo demás lleva discos nuevos, con el alabeo medido sobre la maza.",
    "Here in Argentina it still pays to resurface: a new rotor costs as much as three resurfacings. That said, never below the minimum thickness stamped on the rotor.",
    "Interesante cómo el precio de las piezas decide cómo trabajamos.",
  ),
  translated(
    "Wheel bearing hum, or is it the CVT?",
    "2016 Sentra CVT: a hum that grows with speed, the same coasting in neutral. No codes. NS-3 fluid is clean. Wheel bearing or transmission bearing? How do you tell them apart without tearing it down?",
    "Stethoscope on the knuckle with the car on the lift and somebody giving it light throttle. In a turn: if it gets louder when one side is loaded, it's the hub assembly on that side.",
    "Micrófonos de chasis con dos pinzas: una en cada muñón y una en la caja. Los mejores 150 dólares que he gastado.",
  ),
  translated(
    "Golpe en topes chicos, todo está nuevo",
    "Escape 2015, golpe adelante a la izquierda solo en topes chicos. Los tornillos estabilizadores, la horquilla y la base del amortiguador son nuevos, todo apretado a torque *con las ruedas en el piso*. ¿Qué más golpea en estos?",
    "Los tornillos del subchasis. Métales llave. En la Escape se afloja el trasero izquierdo.",
    "Media vuelta flojo. Le daría un abrazo.",
  ),
];
