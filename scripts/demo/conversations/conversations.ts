import { and, asc, eq, isNotNull } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import { customers } from "#app/features/customers/tables.server.ts";
import { noteConsent } from "#app/features/messages/consent/consents.server.ts";
import { receiveMessage } from "#app/features/messages/receive/receive-message.server.ts";
import { addOutgoing } from "#app/features/messages/send/send-message.server.ts";
import { conversations, messages } from "#app/features/messages/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Stores } from "../../local/stores.ts";
import { demoAccounts } from "../../local/welcome.ts";

/** A message with its translation, both by hand. `by`: the customer or the shop. */
type Line = { by: "customer" | "shop"; text: string; translation: string };

const said: Record<Language, readonly Line[]> = {
  es: [
    {
      by: "shop",
      text: "Your car is on the lift. We will call you before noon.",
      translation: "Su vehículo ya está en el elevador. Le llamamos antes del mediodía.",
    },
    {
      by: "customer",
      text: "gracias, y por que tan caro?? me dijeron 300",
      translation: "Thanks, and why so expensive? They told me 300.",
    },
    {
      by: "shop",
      text: "The price includes both front brakes and the labor.",
      translation: "El precio incluye los dos frenos delanteros y la mano de obra.",
    },
    {
      by: "customer",
      text: "ok esta bien, paso a las 5",
      translation: "OK, that is fine, I will come by at 5.",
    },
  ],
  en: [
    {
      by: "customer",
      text: "Hi, is my car ready? I get off work at 5:30",
      translation: "Hola, ¿ya está listo mi carro? Salgo del trabajo a las 5:30.",
    },
    {
      by: "shop",
      text: "Ya está listo. Cerramos a las 6.",
      translation: "It is ready. We close at 6.",
    },
    { by: "customer", text: "Great, see you then", translation: "Perfecto, nos vemos entonces." },
  ],
};

const minute = 60_000;

/**
 * Writes the demo shop's conversations with two customers, one of each language, and their
 * consents.
 */
export async function seedConversations({ db }: Pick<Stores, "db">, now: number): Promise<void> {
  for (const language of ["es", "en"] as const) {
    const [found] = await db
      .select({ shopId: customers.shopId, customer: customers, by: users.id })
      .from(shops)
      .innerJoin(users, eq(users.id, shops.ownerId))
      .innerJoin(
        repairJobs,
        and(eq(repairJobs.shopId, shops.id), eq(repairJobs.status, "in_progress")),
      )
      .innerJoin(
        customers,
        and(
          eq(customers.shopId, shops.id),
          eq(customers.id, repairJobs.customerId),
          eq(customers.language, language),
          isNotNull(customers.phoneFoundBy),
        ),
      )
      .where(eq(users.email, demoAccounts[2]))
      .orderBy(asc(repairJobs.number))
      .limit(1);
    if (!found) continue;
    await seedConversation(db, { ...found, lines: said[language], now: now - 60 * minute });
  }
}

type Seed = {
  shopId: string;
  customer: typeof customers.$inferSelect;
  by: string;
  lines: readonly Line[];
  now: number;
};

async function seedConversation(db: Stores["db"], { shopId, customer, by, lines, now }: Seed) {
  const address = customer.phoneFoundBy!;
  const reader = customer.language;
  const writer: Language = reader === "es" ? "en" : "es";
  await noteConsent(db, {
    shopId,
    id: newId(),
    address,
    way: "sms",
    state: "given",
    words: "—",
    language: reader,
    by,
    now,
  });
  for (const [at, { by: speaker, text, translation }] of lines.entries()) {
    const when = now + at * 7 * minute;
    if (speaker === "customer") {
      const message = { shopId, way: "sms", from: address, text, providerId: newId() } as const;
      const { id } = await receiveMessage({ db, now: () => when }, { ...message, at: when });
      await db
        .update(messages)
        .set({
          translation,
          translationLanguage: writer,
          translationState: "reviewed",
          dueAt: null,
        })
        .where(and(eq(messages.shopId, shopId), eq(messages.id, id)));
      continue;
    }
    const [conversation] = await db
      .select({ id: conversations.id, version: conversations.version })
      .from(conversations)
      .where(and(eq(conversations.shopId, shopId), eq(conversations.customerId, customer.id)));
    await addOutgoing(db, {
      shopId,
      id: newId(),
      conversationId: conversation?.id ?? customer.id,
      customerId: customer.id,
      reader,
      version: conversation?.version ?? 0,
      jobId: null,
      way: "sms",
      address,
      by,
      text,
      language: writer,
      translation,
      translationLanguage: reader,
      translationState: "reviewed",
      handed: true,
      now: when,
    });
  }
}
