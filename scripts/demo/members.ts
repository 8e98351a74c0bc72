import { eq, inArray } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { v7 as newId } from "uuid";
import { profiles, users } from "#app/features/account/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { auditEntry } from "#app/platform/log/audit.server.ts";
import { day } from "#app/values/calendar.ts";
import type { Tier } from "#app/values/tier.ts";
import { demoAccounts } from "../local/welcome.ts";

/**
 * Who else is a member: name, address before the @, plan, in how many days it ends, whether the
 * audit log says who gave it.
 */
const members: readonly (readonly [
  name: string,
  address: string,
  tier: Tier,
  days?: number,
  given?: "given" | "suspended",
])[] = [
  ["Hortensia Valdés", "h.valdes", "medium", 21],
  ["Dwayne Prescott", "dwayne.prescott", "premium", 12],
  ["Iker Zabaleta", "iker.zabaleta", "free"],
  ["Marisol Ibáñez Peña", "marisol.ibanez", "premium", 28],
  ["Tyrone Blackwell", "tblackwell", "medium", 3],
  ["Graciela Montoya", "graciela.montoya", "premium", 17, "given"],
  ["Kevin O'Malley", "kevin.omalley", "free"],
  ["Fermín Arrieta", "fermin.arrieta", "medium", -2],
  ["Lucía Fernández de Aguirre y Montemayor", "lucia.fernandez", "premium", 25],
  ["", "taller.elrayo", "free"],
  ["Wanda Kowalski", "wanda.kowalski", "medium", 9],
  ["Baltasar Núñez", "baltasar.nunez", "free"],
  ["Precious Okafor", "precious.okafor", "premium", 6],
  ["Emiliano Cárdenas", "emiliano.cardenas", "premium", 30, "given"],
  ["Chuck Denning", "chuck.denning", "free", 0, "suspended"],
  ["Noemí Saldívar", "noemi.saldivar", "medium", 14],
  ["Stan Petrosyan", "stan.petrosyan", "free"],
  ["Rocío Altamirano", "rocio.altamirano", "premium", 19],
  ["Jerome Tillman", "jerome.tillman", "medium", 27, "given"],
  ["Ximena Quiroga", "ximena.quiroga", "free"],
  ["Ulises Barragán", "ulises.barragan", "premium", 2],
  ["Bethany Crowe", "bethany.crowe", "free"],
  ["Macario Espinoza", "macario.espinoza", "medium", 11],
];

/**
 * Plants members who only stand in lists (no one signs in as one), and what the demo administrator
 * did for some of them. The audit log is append only: what an earlier planting wrote stays in it,
 * under ids that are no longer here.
 */
export async function seedMembers(db: Db, now: number): Promise<void> {
  const admin = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, demoAccounts[3]))
    .get();
  const emails = members.map(([, address]) => `${address}@demo.llave.test`);
  const writes: BatchItem<"sqlite">[] = [db.delete(users).where(inArray(users.email, emails))];
  for (const [nth, [name, , tier, days = 0, given]] of members.entries()) {
    const at = new Date(now - (80 - nth * 3) * day - nth * 3_700_000);
    const id = newId({ msecs: at.getTime() });
    const endsAt = tier === "free" ? null : new Date(now + days * day);
    // A grant, never a subscription: Stripe's stand-in has none of them.
    const grant = tier === "free" ? {} : { grantTier: tier, grantEndsAt: endsAt };
    const suspendedAt = given === "suspended" ? new Date(now - 4 * day) : null;
    writes.push(
      db.insert(users).values({
        id,
        name,
        email: emails[nth]!,
        emailVerified: true,
        createdAt: at,
        updatedAt: at,
      }),
      db.insert(profiles).values({ id, ...grant, suspendedAt, createdAt: at }),
    );
    if (!admin || given === undefined) continue;
    const line = { actorId: admin.id, subjectId: id, now: now - (6 + nth) * day };
    const before = { tier: "free", until: null };
    writes.push(
      suspendedAt
        ? auditEntry(db, { ...line, action: "user.suspended", now: suspendedAt.getTime() })
        : auditEntry(db, {
            ...line,
            action: "user.plan",
            before,
            after: { tier, until: endsAt?.getTime() ?? null },
          }),
    );
  }
  await db.batch(writes as [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]]);
}
