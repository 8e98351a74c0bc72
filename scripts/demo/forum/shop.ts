import { type DemoTopic, topic } from "./topic.ts";

/** The trade itself: customers, prices, tools, training. */
export const shopTopics: DemoTopic[] = [
  topic(
    { hours: 1, title: "Cómo cobrar un diagnóstico largo" },
    [
      "sofia",
      "es",
      "¿Cómo calculan la mano de obra en diagnósticos largos? Yo cobro la primera hora fija y después por media hora con aviso, pero los clientes discuten igual. ¿Alguien tiene un texto para la orden de trabajo?",
    ],
    [
      [
        "rosa",
        "es",
        "Nosotros lo ponemos arriba de la firma: «Autorizo hasta ___ horas de diagnóstico. Se me avisará antes de continuar». Desde entonces nadie discute.",
        12,
      ],
    ],
  ),
  topic(
    { hours: 17, title: "Abandoned cars in the yard" },
    [
      "mike",
      "en",
      "What do you do with cars that nobody picks up? I have a 2009 Malibu here since July. Letters come back.",
    ],
    [
      [
        "dwayne",
        "en",
        "Depends on your state. Here it is a certified letter, 30 days, then the title office. Keep every envelope.",
      ],
      [
        "paty",
        "es",
        "En México hay que avisar por escrito y después al juzgado cívico. Por eso la orden dice el costo de pensión por día desde el tercer día.",
      ],
    ],
  ),
  topic(
    { hours: 35, title: "How to ask a good question" },
    [
      "daniel",
      "en",
      'Welcome to the forum! A few things that help you to get good answers:\n\n- **Car, year, engine, mileage**\n- Codes as they are stored: P0301, not "misfire code"\n- What you measured, with units\n- What you already replaced\n\nWrite in the language you think in. Somebody will understand you.',
    ],
    [
      ["hector", "es", "Y vuelvan a contar qué era. Un tema sin final no le sirve a nadie."],
      ["karen", "en", "And mark it as answered!"],
    ],
  ),
  topic(
    { hours: 58, title: "¿Elevador asimétrico en un local angosto?" },
    [
      "paty",
      "es",
      "¿Vale la pena el elevador de dos columnas asimétrico para un local de 4 m de ancho? Trabajo sobre todo con camionetas.",
    ],
    [
      [
        "sofia",
        "es",
        "Con 4 m no va a poder abrir las puertas en uno simétrico. Asimétrico, y mida el largo de los brazos para las camionetas.",
      ],
      [
        "tom",
        "en",
        "Check the slab before you buy: 4 inches of 3,000 psi concrete at the very least, and no crack within a foot of the anchors.",
      ],
    ],
  ),
  topic(
    { hours: 100, title: "Ten sentences at the counter", answered: true },
    [
      "dwayne",
      "en",
      "My Spanish is poor and half of my customers speak it. Which ten sentences do I need at the counter?",
    ],
    [
      [
        "rosa",
        "es",
        "1. ¿En qué le puedo ayudar?\n2. ¿Desde cuándo lo hace?\n3. ¿En frío o en caliente?\n4. Le llamo antes de hacer cualquier trabajo.\n5. Estará listo mañana por la tarde.",
        20,
      ],
      [
        "hector",
        "es",
        "6. Cuesta ___ con impuestos.\n7. Firme aquí, por favor.\n8. Le guardé las piezas viejas.\n9. Tiene garantía de 90 días.\n10. Gracias por su confianza.",
      ],
      ["dwayne", "en", "This is gold. Printed it and put it next to the register."],
    ],
  ),
  topic(
    { hours: 140, title: "Who takes your old coolant?" },
    [
      "tom",
      "en",
      "Old coolant: who takes it from you, and what do you pay? Our hauler just doubled the price.",
    ],
    [
      [
        "karen",
        "en",
        "County hazardous waste day, up to 55 gallons for small businesses, free. Ask yours, many have one.",
      ],
    ],
  ),
  topic(
    { hours: 175, title: "Piezas que trae el cliente" },
    [
      "nameless",
      "es",
      "¿Aceptan piezas que trae el cliente? Tuve que hacer dos veces una bomba de agua porque la suya salió mala y no quiso pagar la segunda mano de obra.",
    ],
    [
      [
        "hector",
        "es",
        "Solo con firma: sin garantía de pieza **ni** de mano de obra. Nueve de cada diez prefieren la mía.",
      ],
      ["mike", "en", 'Same here. My sign says: "You bring your own eggs to the diner?"'],
      ["sofia", "es", "Ja, ese cartel me lo copio."],
    ],
  ),
  topic(
    { hours: 240, title: "Un taller, dos idiomas" },
    [
      "rosa",
      "es",
      "Abrimos en Laredo hace diez años y la mitad de las órdenes son en español y la mitad en inglés. ¿Cómo hacen ustedes con los mecánicos que solo leen uno de los dos?",
    ],
    [
      [
        "daniel",
        "es",
        "Los códigos y los números son iguales en los dos idiomas; lo demás, en la orden, en el idioma del cliente, y el diagnóstico se lee en voz alta en la mañana.",
      ],
      [
        "karen",
        "en",
        "We write the car, the code and the measurement first, the sentence second. Nobody ever misread 14.3 V.",
      ],
    ],
  ),
];
