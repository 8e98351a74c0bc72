import { type TopicTranslation, translated } from "./translation.ts";

export const shopTranslations: TopicTranslation[] = [
  translated(
    "How to charge for a long diagnosis",
    "How do you charge labor on a long diagnosis? I charge a flat first hour and then by the half hour with a heads-up, but customers argue anyway. Does anybody have wording for the work order?",
    'We put it right above the signature: "I authorize up to ___ hours of diagnosis. I will be notified before you continue." Since then nobody argues.',
  ),
  translated(
    "Carros abandonados en el patio",
    "¿Qué hacen ustedes con los carros que nadie recoge? Tengo aquí un Malibu 2009 desde julio. Las cartas regresan.",
    "Depende de su estado. Aquí es carta certificada, 30 días y después la oficina de títulos. Guarde todos los sobres.",
    "In Mexico you have to give notice in writing and then go to the civil magistrate. That's why the work order states the storage fee per day from the third day on.",
  ),
  translated(
    "Cómo hacer una buena pregunta",
    "¡Bienvenidos al foro! Algunas cosas que ayudan a recibir buenas respuestas:\n\n- **Carro, año, motor, kilometraje**\n- Los códigos como quedaron guardados: P0301, no «código de falla de cilindro»\n- Lo que midió, con unidades\n- Lo que ya cambió\n\nEscriba en el idioma en que piensa. Alguien le va a entender.",
    "And come back and tell us what it was. A thread without an ending is no use to anybody.",
    "¡Y márquenlo como resuelto!",
  ),
  translated(
    "Asymmetric lift in a narrow bay?",
    "Is an asymmetric two-post lift worth it for a bay that's 4 m wide? I mostly work on pickups.",
    "With 4 m you won't be able to open the doors on a symmetric one. Get the asymmetric, and measure the arm length for the trucks.",
    "Revise el piso antes de comprar: 4 pulgadas de concreto de 3,000 psi por lo menos, y ninguna grieta a menos de un pie de los anclajes.",
  ),
  translated(
    "Diez frases para el mostrador",
    "Mi español es malo y la mitad de mis clientes lo habla. ¿Qué diez frases necesito en el mostrador?",
    "1. How can I help you?\n2. How long has it been doing that?\n3. Cold or warmed up?\n4. I'll call you before I do any work.\n5. It'll be ready tomorrow afternoon.",
    "6. It's ___ with tax.\n7. Sign here, please.\n8. I kept the old parts for you.\n9. It has a 90-day warranty.\n10. Thank you for your business.",
    "Esto vale oro. Lo imprimí y lo puse junto a la caja.",
  ),
  translated(
    "¿Quién se lleva el anticongelante viejo?",
    "Anticongelante usado: ¿quién se lo recoge y cuánto pagan? Nuestro recolector acaba de duplicar el precio.",
    "El día de residuos peligrosos del condado: hasta 55 galones para negocios chicos, gratis. Pregunten en el suyo, muchos lo tienen.",
  ),
  translated(
    "Customer-supplied parts",
    "Do you take parts that the customer brings in? I had to do a water pump twice because his was bad, and he wouldn't pay the second labor charge.",
    "Only with a signature: no warranty on the part **or** on the labor. Nine out of ten would rather have mine.",
    "Aquí igual. Mi letrero dice: «¿Usted lleva sus propios huevos al restaurante?»",
    "Ha, I'm stealing that sign.",
  ),
  translated(
    "One shop, two languages",
    "We opened in Laredo ten years ago, and half of our work orders are in Spanish and half in English. What do you do about mechanics who read only one of the two?",
    "Codes and numbers are the same in both languages; everything else goes on the work order in the customer's language, and the diagnosis gets read aloud in the morning.",
    "Nosotros escribimos primero el carro, el código y la medición, y después la frase. Nadie ha leído mal nunca 14.3 V.",
  ),
];
