import { type TopicTranslation, translated } from "./translation.ts";

export const engineTranslations: TopicTranslation[] = [
  translated(
    "P0420 otra vez con convertidor nuevo",
    "Corolla 2014, 118k millas. El **P0420** regresó dos semanas después de ponerle un convertidor genérico.\n\nLo que tengo hasta ahora:\n\n- El sensor de antes conmuta bien, el de después lo sigue casi uno a uno\n- Ajustes de combustible +3 % y -1 %\n- Sin fugas de escape con la máquina de humo\n\n¿Será que el convertidor barato no sirve, o se me está pasando algo?",
    "With those trims the engine is healthy. I've seen the same thing with aftermarket cats: they carry so little precious metal that after 1,000 km they no longer hold oxygen. Before you replace it, check the temperature: the outlet should be at least 30 °C **hotter** than the inlet.",
    "De acuerdo con Héctor. Revise también que sea el que corresponde a su estado: un convertidor de 49 estados con calibración de California prende el P0420 siempre. La etiqueta debajo del cofre dice cuál lleva.",
    "> que sea el que corresponde a su estado\n\nEra eso. El carro vino de California. Ya pedí el CARB, luego les cuento.",
  ),
  translated(
    "Cold P0301 that doesn't follow the coil",
    "2016 Nissan Versa, 131 thousand km. It shakes at idle only when cold and stores P0301 and P0300. I already swapped coil 1 with coil 3 and the misfire did **not** move. Compression: 165, 168, 170, 166 psi.\n\nWhat would you check before pulling the injectors?",
    "If it doesn't follow the coil, move injector 1 to cylinder 2. And check the coolant level with the engine cold: a head gasket that's starting to go sets P0301 for the first few minutes only.",
    "Saque la bujía después de que pase la noche parado. Si sale mojada de refrigerante, ahí tiene la respuesta. En estos yo le meto 15 psi al sistema de enfriamiento por la tarde y por la mañana miro el cilindro 1 con el boroscopio.",
    "I left it pressurized last night, and this morning cylinder 1 had a green drop in it. It's the head gasket. Thanks to you both.",
  ),
  translated(
    "Cascabeleo al arrancar en frío, 5.0 Coyote",
    "F-150 2017 5.0: en frío arranca con un cascabeleo de dos segundos y luego se calla. El aceite es nuevo, 5W-20, y trae 96k millas. ¿Variadores de fase, o simplemente el filtro de aceite que se vacía? El cliente quiere un precio antes de que yo desarme algo.",
    "Dos segundos es más veces el filtro que se vacía que los variadores. Pruebe primero con el filtro original, el de la buena válvula antirretorno: es una prueba de 12 dólares.",
    "Los variadores en el 5.0 fallan rara vez; eso es el 5.4. Si se quita con el filtro, usted queda como un héroe.",
  ),
  translated(
    "P0299 on a 1.4 TSI: can you calibrate the actuator?",
    "2018 Jetta 1.4 TSI with an intermittent P0299 going uphill. No leaks with smoke, the wastegate opens and closes with the scan tool, new filter. Requested boost is 1.4 bar and it gets to 1.1 bar. Do you calibrate the electric turbo actuator, or replace it?",
    "Se puede calibrar: con el motor apagado y la varilla en el tope de cerrado, entre 3.5 y 3.7 V en el sensor de posición. Si en el tope marca menos de 3.0 V, alguien le movió a la varilla. Si la lectura brinca, el actuador ya se acabó.",
    "It read 2.6 V. Two turns on the rod, an adaptation with the scan tool, and now it makes 1.4 bar. **Fixed.**",
  ),
  translated(
    "Ruido de buzos AFM: ¿hay que sacar las cabezas o no?",
    "Silverado 2012 5.3, 187k millas. Tictac de buzos del lado del pasajero que se calla arriba de 1,500 rpm. Presión de aceite 42 psi en caliente. ¿Tengo que sacar las cabezas para cambiar los buzos AFM, o hay algún truco?",
    "No hay truco. Los buzos salen por arriba solo después de quitar las cabezas. Ya que está ahí, cambie los 16 y las guías, y mire muy bien la leva.",
    "We do them all the time here. Figure 14 hours and new head bolts: they're one-time use.",
    "Gracias. Le coticé 14 horas; el cliente lo está pensando.",
  ),
  translated(
    "Blue smoke at startup: valve seals without pulling the head?",
    "Kangoo 1.6 K4M with blue smoke only at startup after sitting overnight. It burns 1 liter every 3,000 km. Compression is even at 13 bar. Can I do valve seals without pulling the head?",
    "You can: cylinder at top dead center with 6 bar of air through the plug hole, or stuff rope in through the plug hole. On the K4M the cams have to come out, so do the timing belt while you're in there.",
    "El truco de la cuerda funciona muy bien y no hace falta compresor. ¡Nada más deje la punta afuera!",
  ),
  translated(
    "Por favor, primero quiten la presión del riel",
    "Un recordatorio para todos los que trabajan con inyección directa: *quiten la presión antes de abrir el riel.* Hoy llegó un CR-V 2019 al que en otro taller no se la quitaron, y el técnico está en el hospital. 200 bar atraviesan un guante.",
    "Thanks for the reminder. At our shop we have the procedure taped to the wall:\n\n1. Scan tool: turn off the low-pressure pump\n2. Start it and let it die on its own\n3. Wait 10 minutes\n4. Rag and safety glasses, always",
    "Buena lista. Voy a fijar algo así en la biblioteca.",
  ),
];
