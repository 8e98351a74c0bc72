import type { Letter } from "#app/platform/mail/mail.server.ts";
import type { Language } from "#app/values/language.ts";

/** A former member of a deleted shop. */
export type LetterRecipient = { email: string; language: Language };

/** The name of the shop, null while it has none, and that of the person who deleted it. */
type Facts = { shop: string | null; deletedBy: string };
type Text = (facts: Facts) => Pick<Letter, "subject" | "text">;

const texts: Record<Language, Text> = {
  en: ({ shop, deletedBy }) => ({
    subject: shop ? `${shop} was deleted` : "Your shop was deleted",
    text: `Hello,\n\n${deletedBy} deleted ${shop ?? "the shop you both worked in"} on Llave, with its jobs, quotes and customers. You are no longer a member of it, and it can't be restored.\n\nYour own account and your plan stay as they are.\n\nLlave`,
  }),
  es: ({ shop, deletedBy }) => ({
    subject: shop ? `${shop} fue eliminado` : "Su taller fue eliminado",
    text: `Hola:\n\n${deletedBy} eliminó ${shop ?? "el taller en que ustedes trabajaban"} de Llave, con sus trabajos, cotizaciones y clientes. Usted ya no pertenece a ese taller, que no se puede recuperar.\n\nSu cuenta y su plan no cambian.\n\nLlave`,
  }),
};

/** The letter to a member about the deletion of the shop, in the member's language. */
export const deletedLetter = ({ email, language }: LetterRecipient, facts: Facts): Letter => ({
  to: email,
  ...texts[language](facts),
});
