import { type TopicTranslation, translated } from "./translation.ts";

export const electricTranslations: TopicTranslation[] = [
  translated(
    "Consumo parásito de 480 mA en un Wrangler",
    "Un Wrangler 2015 se acaba la batería en tres días. 480 mA con todo apagado. Saqué los fusibles uno por uno: baja a 40 mA al sacar el M7, que es la alimentación del radio/uconnect. Apagar el radio no ayuda. ¿Actualización, o cambio la unidad?",
    "Déjelo 40 minutos con el pestillo del cofre cerrado a mano antes de medir; eso tarda la red en dormirse. Si todavía marca 480, es el radio. La actualización del software me arregló dos de tres.",
    "I do it with an amp clamp on the negative and without pulling fuses, because pulling them wakes the modules up. Measure the voltage drop across each fuse: 0.5 mV is already a draw.",
    "La caída de voltaje en los fusibles es una manera mucho mejor, gracias, Paty. *Sí* es el radio: 4.1 mV en el M7.",
  ),
  translated(
    "Intermittent U0100 with 60 Ω on the bus",
    "2014 Silverado with U0100 and P0700 that come and go. The whole dash goes dead for a second and comes back. Resistance between CAN H and CAN L: 60 Ω with the battery disconnected. Where would you start?",
    "60 ohms dice que las dos resistencias terminales están ahí *en reposo*. Mueva el arnés al frente del motor, del lado izquierdo, donde cruza el soporte. Ahí se pelan, y hace corto a tierra cuando el motor se mece.",
    "Bare wire right where you said, behind the bracket. I insulated it and put on new loom. Two days now without a fault.",
  ),
  translated(
    "Charges fine unloaded, drops under load",
    "2015 Altima: the alternator charges 14.3 V at idle, but with the lights and the A/C on it drops to 12.6 V. New belt, clean grounds. The current measured at the battery is 11 A of discharge. Diodes?",
    "Measure AC ripple at the stud: more than 0.5 V AC is a diode. If it's clean, measure the drop from the B+ stud to battery positive with everything on; it should not be over 0.2 V.",
    "Lo que dice Sofía. Y cargue el alternador solo: si no puede dar el 80 % de lo que dice su placa a 2,000 rpm, ya se acabó.",
  ),
  translated(
    "«El lector dijo sensor de oxígeno»",
    "¿Cómo le explican a un cliente que un *código no es una pieza*? Leyó P0171 en el estacionamiento de la refaccionaria y quiere que le instale el sensor de oxígeno que compró.",
    "Yo les digo: el sensor es el mensajero. Luego les enseño el humo que sale de la manguera de admisión. Funciona siempre.",
    "I tell them P0171 is like a fever: it says something is wrong, not what. And I charge for the diagnosis separately, **in writing**, before I touch the car.",
    "¿Instalarlo, cobrarlo, y después cobrar la fuga de vacío? No me enorgullece, pero algunos insisten.",
    "Don't install what you know won't fix it. All the customer will remember is that he came to you and it didn't work.",
  ),
  translated(
    "Pasaron corriente al revés a un 328i",
    "328i 2013, N20: no da marcha y no comunica con nada después de que le pasaron corriente con los cables invertidos. 12.5 V en la batería, los fusibles de la guantera están bien. ¿Dónde lleva el fusible el cable positivo en estos?",
    "Check the fuse on the positive terminal in the trunk (the BST, the pyrotechnic one): reverse polarity fires it. Then the FEM module in the passenger's footwell.",
    "El BST estaba fundido, el FEM sobrevivió. Cliente con suerte: 164 dólares en lugar de 2,000.",
  ),
  translated(
    "Which multimeter do you recommend?",
    "Which multimeter do you use in the shop? I'm looking for one that survives drops and has a low-amp clamp (under 1 A) for parasitic draws.",
    "Any real CAT III meter, plus a separate clamp that goes from 10 mA to 20 A. It's the clamp that costs money, not the meter.",
    "Una pinza aparte para corriente baja, sí. La mía también alimenta el osciloscopio, así que una sola herramienta hace consumos parásitos y corriente de inyectores.",
    "And replace the leads every year: half of all weird readings are the leads.",
  ),
  translated(
    "Reparar tableros en el propio taller",
    "¿Alguien repara clústeres en su taller? Ram 2011, la pantalla del odómetro está muerta. La agencia quiere 740 por uno nuevo más la programación.",
    "Vuelva a soldar el conector de la pantalla; es un trabajo de 20 minutos con punta fina. El kilometraje se queda, porque la memoria no se toca.",
    "Listo y funciona. Cobré 120, todos contentos.",
  ),
];
