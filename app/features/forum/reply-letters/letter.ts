import type { Language } from "#app/values/language.ts";

/** Facts of a letter about a reply: the topic's title, and two addresses. */
type ReplyFacts = { title: string; reply: string; unsubscribe: string };

type Writer = (facts: ReplyFacts) => { subject: string; lines: string[] };

const writers: Record<Language, Writer> = {
  en: ({ title, reply, unsubscribe }) => ({
    subject: `New reply: ${title}`,
    lines: [
      "Hello,",
      `There is a new reply to your topic “${title}” in the Llave forum. Read it here:\n\n${reply}`,
      "Until you've looked, you won't get another email about this topic, even if more replies come in.",
      `Don't want these emails? Turn them off here or on your account page:\n\n${unsubscribe}`,
    ],
  }),
  es: ({ title, reply, unsubscribe }) => ({
    subject: `Respuesta nueva: ${title}`,
    lines: [
      "Hola:",
      `Hay una respuesta nueva a su tema “${title}” en el foro de Llave. Puede leerla aquí:\n\n${reply}`,
      "Hasta que la vea, no le enviaremos otro correo sobre este tema, aunque lleguen más respuestas.",
      `¿No quiere recibir estos correos? Desactívelos aquí o en la página de su cuenta:\n\n${unsubscribe}`,
    ],
  }),
};

/** The letter that announces a reply to the author of a topic, in the author's language. */
export function replyLetter(
  language: Language,
  facts: ReplyFacts,
): { subject: string; text: string } {
  const { subject, lines } = writers[language](facts);
  return { subject, text: [...lines, "Llave"].join("\n\n") };
}
