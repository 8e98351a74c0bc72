import { en, es, type Sentence } from "./sentence.ts";

/** Sentences that deny something, and translations that lose the denial. */
export const denials: Sentence[] = [
  en(
    "Do not tighten the caliper bolt before the pads are in.",
    "No apriete el perno de la pinza antes de colocar las pastillas.",
    "Apriete el perno de la pinza antes de colocar las pastillas.",
  ),
  en(
    "Never drive it with the oil light on.",
    "Nunca lo maneje con la luz de aceite encendida.",
    "Manéjelo con la luz de aceite encendida.",
  ),
  en(
    "You can start it without the MAF plugged in.",
    "Puede arrancarlo sin el MAF conectado.",
    "Puede arrancarlo con el MAF conectado.",
  ),
  en("It isn't the alternator.", "No es el alternador.", "Es el alternador."),
  en(
    "The pump doesn't run when I turn the key.",
    "La bomba no funciona cuando giro la llave.",
    "La bomba funciona cuando giro la llave.",
  ),
  en(
    "It wont start when hot, 12.4 V at the battery.",
    "No arranca en caliente, 12.4 V en la batería.",
    "Arranca en caliente, 12.4 V en la batería.",
  ),
  en(
    "There is no spark on cylinder 3 and no fuel either.",
    "No hay chispa en el cilindro 3 y tampoco combustible.",
    "Hay chispa en el cilindro 3 y también combustible.",
    "Hay chispa en el cilindro 3 y no hay combustible.",
  ),
  en(
    "Nobody told me the bolt can't be used twice.",
    "Nadie me dijo que el perno no se puede usar dos veces.",
    "Nadie me dijo que el perno se puede usar dos veces.",
    "Me dijeron que el perno no se puede usar dos veces.",
  ),
  en(
    "I have neither the tool nor the patience.",
    "No tengo ni la herramienta ni la paciencia.",
    "Tengo la herramienta y la paciencia.",
  ),
  en(
    "You shouldn't bleed it without the scan tool.",
    "No debe purgarlo sin el escáner.",
    "Debe purgarlo sin el escáner.",
    "No debe purgarlo con el escáner.",
  ),
  en(
    "It won't crank and it doesn't click.",
    "No da arranque y no hace clic.",
    "Da arranque y no hace clic.",
    "No da arranque y hace clic.",
  ),
  en(
    "None of the fuses are blown.",
    "Ninguno de los fusibles está quemado.",
    "Los fusibles están quemados.",
  ),
  en(
    "The check engine light isn't on anymore.",
    "La luz de check engine ya no está encendida.",
    "La luz de check engine ya está encendida.",
  ),
  en(
    "I can't find the leak. The dye shows nothing.",
    "No encuentro la fuga. El tinte no muestra nada.",
    "No encuentro la fuga. El tinte la muestra.",
    "Encuentro la fuga. El tinte no muestra nada.",
  ),
  en(
    "Don't replace the ECU yet; it is not bad.",
    "No cambie la ECU todavía; no está mala.",
    "Cambie la ECU todavía; no está mala.",
    "No cambie la ECU todavía; está mala.",
  ),
  en(
    "However, it never failed in the cold.",
    "Sin embargo, nunca falló en frío.",
    "Sin embargo, falló en frío.",
  ),
  en(
    "It runs fine, but not below 32 °F.",
    "Funciona bien, pero no por debajo de 32 °F.",
    "Funciona bien por debajo de 32 °F.",
  ),
  en("Why not check cylinder No. 3 first?", "¿Por qué no revisar primero el cilindro n.º 3?"),
  es("No arranca en frío.", "It doesn't start when cold.", "It starts when cold."),
  es(
    "Nunca lo maneje sin líquido de frenos.",
    "Never drive it without brake fluid.",
    "Drive it without brake fluid.",
    "Never drive it with brake fluid.",
  ),
  es(
    "El carro se quedó sin corriente en el semáforo.",
    "The car was left without power at the traffic light.",
    "The car was left with power at the traffic light.",
  ),
  es(
    "No es la bomba, es el relevador.",
    "It is not the pump, it is the relay.",
    "It is the pump, it is the relay.",
  ),
  es("No hay nada de chispa en el 2.", "There is no spark at all on 2.", "There is spark on 2."),
  es(
    "Tampoco prende con la otra batería.",
    "It doesn't start with the other battery either.",
    "It also starts with the other battery.",
  ),
  es(
    "No tiene fuga, pero sigue perdiendo anticongelante.",
    "It has no leak, but it keeps losing coolant.",
    "It has a leak, but it keeps losing coolant.",
  ),
  es(
    "Ninguno de los inyectores gotea y no hay agua en el aceite.",
    "None of the injectors drip and there is no water in the oil.",
    "The injectors drip and there is no water in the oil.",
    "None of the injectors drip and there is water in the oil.",
  ),
  es(
    "No apriete a más de 25 Nm.",
    "Do not tighten to more than 25 Nm.",
    "Tighten to more than 25 Nm.",
  ),
  es(
    "Sin embargo, no he probado con otro sensor.",
    "However, I haven't tried another sensor.",
    "However, I have tried another sensor.",
  ),
  es(
    "No lo desarmes hasta que no se enfríe.",
    "Don't take it apart until it cools down.",
    "Take it apart until it cools down.",
  ),
  es(
    "Se niega a arrancar, no importa la temperatura.",
    "It refuses to start, no matter the temperature.",
  ),
];
