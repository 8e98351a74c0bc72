import type { Role } from "#app/features/account/role.ts";
import type { Language } from "#app/values/language.ts";

/** `shop` is null until its settings are saved. */
type Facts = { inviter: string; shop: string | null; role: Role; link: string };
type Writer = { roles: Record<Role, string>; write: (facts: Facts) => Letter };
type Letter = { subject: string; text: string };

const writers: Record<Language, Writer> = {
  en: {
    roles: { owner: "the owner", advisor: "an advisor", technician: "a technician" },
    write: ({ inviter, shop, role, link }) => ({
      subject: shop ? `Join ${shop} on Llave` : `${inviter} invites you to a shop on Llave`,
      text: `Hello,\n\n${inviter} invites you to join ${shop ?? "their shop"} on Llave as ${writers.en.roles[role]}. Open this link within seven days to see the invitation and decide. It works once, and only for this email address:\n\n${link}\n\nNo account yet? You can create one there for free.\n\nIf you don't know ${inviter}, ignore this message: nothing happens.\n\nLlave`,
    }),
  },
  es: {
    roles: { owner: "dueño", advisor: "asesor", technician: "técnico" },
    write: ({ inviter, shop, role, link }) => ({
      subject: shop
        ? `Invitación para trabajar con ${shop} en Llave`
        : `${inviter} le invita a su taller en Llave`,
      text: `Hola:\n\n${inviter} le invita a formar parte de ${shop ?? "su taller"} en Llave como ${writers.es.roles[role]}. Abra este enlace en los próximos siete días para ver la invitación y decidir; sirve una sola vez y solo para esta dirección de correo:\n\n${link}\n\n¿Todavía no tiene cuenta? Ahí mismo puede crear una gratis.\n\nSi no conoce a ${inviter}, ignore este mensaje: no pasará nada.\n\nLlave`,
    }),
  },
};

/** The letter with the link of an invitation, in the language that the inviter chose. */
export const invitationLetter = (language: Language, facts: Facts): Letter =>
  writers[language].write(facts);
