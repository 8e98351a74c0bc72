import { en, es, type Sentence } from "./sentence.ts";

/** Sentences with codes, numbers, units, VINs, plates, part numbers, addresses and code. */
export const values: Sentence[] = [
  en("P0301 and P0304 come back after 20 miles.", "P0301 y P0304 vuelven después de 20 millas."),
  en(
    "Fuel pressure is 38 psi at idle and 45 psi at 2,500 rpm.",
    "La presión de combustible es de 38 psi en ralentí y 45 psi a 2,500 rpm.",
  ),
  en(
    "The VIN is 1HGCM82633A004352, can anybody look up the build date?",
    "El VIN es 1HGCM82633A004352, ¿alguien puede buscar la fecha de fabricación?",
  ),
  en(
    "Torque the head bolts to 65 ft-lb, then turn them 90°.",
    "Apriete los pernos de culata a 65 ft-lb y luego gírelos 90°.",
  ),
  en(
    "Battery reads 12.6 V with the key off and 9.8 V while cranking.",
    "La batería marca 12.6 V con la llave apagada y 9.8 V al dar arranque.",
  ),
  en(
    "I ordered part number 90919-02255 twice and got the wrong coil.",
    "Pedí el número de pieza 90919-02255 dos veces y recibí la bobina equivocada.",
  ),
  en(
    "Use 5W-30 oil and a 205/55R16 tire on that one.",
    "Use aceite 5W-30 y un neumático 205/55R16 en ese.",
  ),
  en(
    "Plate ABC-1234, white Silverado, parked behind the shop.",
    "Placa ABC-1234, Silverado blanca, estacionada detrás del taller.",
  ),
  en(
    "Read this first: https://example.com/tsb/18-NA-355?page=2 before you open the valve body.",
    "Lea esto primero: https://example.com/tsb/18-NA-355?page=2 antes de abrir el cuerpo de válvulas.",
  ),
  en(
    "Write to parts@laredo-motors.example and ask for Luis.",
    "Escriba a parts@laredo-motors.example y pregunte por Luis.",
  ),
  en("Send `AT Z` and then `01 0C` to the adapter.", "Envíe `AT Z` y luego `01 0C` al adaptador."),
  en(
    "It shakes at 60 mph, worse above 70 mph, gone at 80 mph.",
    "Vibra a 60 mph, peor por encima de 70 mph, y desaparece a 80 mph.",
  ),
  en(
    "Resistance between pins 3 and 4 is 120 Ω.",
    "La resistencia entre los pines 3 y 4 es de 120 Ω.",
  ),
  en("I replaced 4 injectors in 2 hours.", "Reemplacé 4 inyectores en 2 horas."),
  en("It took me two days to find the short.", "Me tomó dos días encontrar el cortocircuito."),
  en("Third gear slips at 180 °F.", "La tercera patina a 180 °F."),
  es(
    "Marca U0100 y C1201 desde que cambié la batería.",
    "It shows U0100 and C1201 since I changed the battery.",
  ),
  es(
    "El ralentí está en 1,100 rpm y el vacío en 17 inHg.",
    "The idle is at 1,100 rpm and the vacuum at 17 inHg.",
  ),
  es(
    "La placa es XYZ-98-76 y el motor es un 2.4L.",
    "The plate is XYZ-98-76 and the engine is a 2.4L.",
  ),
  es(
    "Apriete la rueda a 110 Nm y revise a los 50 km.",
    "Tighten the wheel to 110 Nm and check it after 50 km.",
  ),
  es(
    "Pida la bobina 22448-8J115, cuesta $45.90 en la refaccionaria.",
    "Order the coil 22448-8J115, it costs $45.90 at the parts store.",
  ),
  es(
    "¿Alguien tiene el diagrama del 2011 con motor 1ZZ-FE?",
    "Does anybody have the diagram of the 2011 with the 1ZZ-FE engine?",
  ),
  es(
    "El sensor MAF da 0.8 V en ralentí y 4.5 V a fondo.",
    "The MAF sensor gives 0.8 V at idle and 4.5 V wide open.",
  ),
  es(
    "VIN 3N1AB7AP5EY204561, Sentra 2014, 98,000 km.",
    "VIN 3N1AB7AP5EY204561, Sentra 2014, 98,000 km.",
  ),
  es("Suena a 80 km/h al frenar en bajada.", "It makes a noise at 80 km/h when braking downhill."),
  es("Hace 3 meses le cambié la banda de tiempo.", "I changed the timing belt three months ago."),
];
