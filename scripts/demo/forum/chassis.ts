import { type DemoTopic, topic } from "./topic.ts";

/** Brakes, steering, suspension, gearboxes, air conditioning. */
export const chassisTopics: DemoTopic[] = [
  topic(
    { hours: 5, title: "El pedal se hunde despacio en el semáforo" },
    [
      "paty",
      "es",
      "Aveo 2019: pedal que se hunde despacio en el semáforo y vuelve bombeando. Sin fugas visibles, líquido lleno. Cilindro maestro nuevo hace un mes. ¿Puede venir malo de fábrica?",
    ],
    [
      [
        "sofia",
        "es",
        "Puede, pero antes pince las cuatro mangueras y vaya soltando una por una. Si con las cuatro pinzadas se hunde, es el maestro o el módulo ABS.",
      ],
      [
        "mike",
        "en",
        "Leaking internally past the ABS release valve does exactly that. Run the automated bleed with the scanner, dirt in the valve seat can wash out.",
      ],
    ],
  ),
  topic(
    { hours: 11, title: "Caliper bracket torque, 2018 Transit 250", answered: true },
    [
      "tom",
      "en",
      "Torque for the front caliper bracket bolts on a 2018 Transit 250? I find 129 lb-ft in one place and 148 lb-ft in another, and I would rather not guess.",
    ],
    [
      [
        "dwayne",
        "en",
        "129 lb-ft (175 N·m) for single rear wheel up to 2019. The 148 is the dual rear wheel axle. New bolts, they come with thread lock.",
      ],
      [
        "hector",
        "es",
        "Confirmo: 175 N·m. Y limpie la rosca del portamordaza, o el torque engaña.",
      ],
      ["tom", "en", "Perfect, thanks both."],
    ],
  ),
  topic(
    { hours: 24, title: "Vibración entre 90 y 110 km/h tras cambiar cubiertas", answered: true },
    [
      "sofia",
      "es",
      "Después de cambiar las cuatro cubiertas un Vento vibra el volante entre 90 y 110 km/h. Balanceado dos veces. Llantas con 0.3 mm de alabeo. ¿Qué me falta mirar?",
    ],
    [
      [
        "karen",
        "en",
        "Road force. A tire can balance to zero and still be stiff on one side. Or mark them and swap front to back: if it moves to the seat it is a tire.",
      ],
      [
        "hector",
        "es",
        "Revise también que el centro de la rueda asiente bien en la maza: con óxido de 0.2 mm ya vibra. Cepillo y listo.",
      ],
      [
        "sofia",
        "es",
        "Era óxido en la maza izquierda. **Cepillo de alambre, quince minutos.** Y yo pensando en semiejes.",
      ],
    ],
  ),
  topic(
    { hours: 38, title: "Torque converter shudder on an Odyssey" },
    [
      "dwayne",
      "en",
      "2014 Odyssey, 141k, shudders at 35 to 45 mph light throttle. Fluid was brown. Did a 3x drain and fill with DW-1, better but not gone. P0741 stored once. Converter, or try the software first?",
    ],
    [
      [
        "mike",
        "en",
        "Software first (there is a bulletin), then one more drain and fill after 500 miles. If it still shudders then, it is the converter.",
      ],
      ["nameless", "en", "Second that. I saved three of five that way."],
    ],
  ),
  topic(
    { hours: 61, title: "El aire enfría unos minutos y se corta", answered: true },
    [
      "rosa",
      "es",
      "Aire acondicionado, Tacoma 2013: presión baja en 18 psi y alta en 310 psi con 32 °C afuera. Enfría unos minutos y deja de enfriar; con el compresor apagado diez minutos vuelve. ¿Humedad o válvula de expansión?",
    ],
    [
      [
        "paty",
        "es",
        "Suena a humedad que se congela en la válvula. Recupere, cambie el filtro secador, vacío **45 minutos** y cargue por peso, no por presión.",
      ],
      [
        "tom",
        "en",
        "High side 310 at 32 °C is a bit much too. Look whether the condenser fan runs at full speed and the fins are clean.",
      ],
      [
        "rosa",
        "es",
        "Hice las dos cosas: secador nuevo y el ventilador solo andaba en baja (relevador). Quedó en 38 y 240 psi.",
      ],
    ],
  ),
  topic(
    { hours: 84, title: "Does anybody still cut rotors?" },
    [
      "karen",
      "en",
      "Do you resurface rotors at all any more? New ones for most cars are 40 dollars and a lathe takes half an hour. My boss still wants to cut everything.",
    ],
    [
      [
        "mike",
        "en",
        "Only on the truck, where a rotor is 180. Everything else gets new ones, measured for runout on the hub.",
      ],
      [
        "sofia",
        "es",
        "Acá en Argentina todavía conviene rectificar: el disco nuevo cuesta lo que tres rectificados. Eso sí, nunca por debajo del espesor mínimo grabado en el disco.",
      ],
      ["dwayne", "en", "Interesting how much the price of parts decides how we work."],
    ],
  ),
  topic(
    { hours: 118, title: "¿Zumbido de balero de masa o de la CVT?" },
    [
      "hector",
      "es",
      "Sentra 2016 CVT: zumbido que crece con la velocidad, igual en neutral rodando. Sin códigos. Aceite NS-3 limpio. ¿Balero de masa o de la caja? ¿Cómo lo separan ustedes sin desarmar?",
    ],
    [
      [
        "paty",
        "es",
        "Estetoscopio en el muñón con el auto en el elevador y alguien acelerando suave. En curva: si crece al cargar un lado, es la maza de ese lado.",
      ],
      [
        "karen",
        "en",
        "Chassis ears with two clips, one on each knuckle and one on the case. Best 150 dollars I ever spent.",
      ],
    ],
  ),
  topic(
    { hours: 190, title: "Clunk over small bumps, everything is new", answered: true },
    [
      "nameless",
      "en",
      "2015 Escape, clunk from the front left over small bumps only. Links, control arm and strut mount are new, all torqued *with the wheels on the ground*. What else clunks on these?",
    ],
    [
      [
        "tom",
        "en",
        "Subframe bolts. Put a wrench on them. On the Escape the left rear one works loose.",
      ],
      ["nameless", "en", "Half a turn loose. I could kiss you."],
    ],
  ),
];
