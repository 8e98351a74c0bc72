import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import {
  profiles,
  subscriptions,
  users,
  uses,
  verifications,
} from "#app/features/account/tables.server.ts";
import {
  passkeys,
  recoveryCodes,
  totpSecrets,
} from "#app/features/account/two-factor.tables.server.ts";
import { chatDays, chatHistory } from "#app/features/assistant/tables.server.ts";
import { billingLetters, stripeEvents, usedTrials } from "#app/features/billing/tables.server.ts";
import {
  discussionReports,
  discussionTranslations,
  replyLetters,
} from "#app/features/forum/tables.server.ts";
import { remember } from "#app/features/phrases/save-phrase.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { certificates, videoProgress } from "#app/features/videos/tables.server.ts";
import { auditEntry } from "#app/platform/log/audit.server.ts";
import { day } from "#app/values/calendar.ts";
import type { App } from "../app.ts";
import { jpeg } from "../files/pictures.ts";
import { join, password, post, signIn } from "../join.ts";
import { sendAndAnswer } from "../links/links.ts";
import { makeJob, makeQuote, makeReply, makeTopic } from "../make.ts";
import { shopOf } from "../people.ts";
import { aCannedQuote } from "../quotes/canned.ts";
import { makeTaxes } from "../quotes/tax-terms.ts";
import { aCustomer, aVehicle } from "../repair/customers.ts";
import { makeImport } from "../repair/make-import.ts";
import { shopFormData } from "../repair/shop-form.ts";
import { makeWholeInspection } from "./whole-inspection.ts";
import { makeWholeMessages } from "./whole-messages.ts";

export type Whole = Awaited<ReturnType<typeof makeWhole>>;

/**
 * Someone who has used all of the product: rows in every table that knows people, and a logo. Every
 * text of theirs carries `tag`.
 */
export async function makeWhole(app: App, tag: string) {
  const { db } = app;
  const email = `${tag}@shop.test`;
  const joined = await join(app, email);
  const { id } = (await db.select().from(users).where(eq(users.email, email)).get())!;
  await signIn(app, email);
  const name = `${tag} de la Cruz`;
  const [at, later] = [new Date(), new Date(Date.now() + 30 * day)];
  const [customerId, trialKey] = [`cus_${tag}`, newId()];
  await db.batch([
    db.update(users).set({ name }).where(eq(users.id, id)),
    db
      .update(profiles)
      .set({
        subscriptionStatus: "premium",
        subscriptionEndsAt: later,
        grantTier: "medium",
        grantEndsAt: later,
      })
      .where(eq(profiles.id, id)),
    db.insert(verifications).values({
      id: newId(),
      identifier: `reset:${id}`,
      value: id,
      expiresAt: later,
      createdAt: at,
      updatedAt: at,
    }),
    db
      .insert(totpSecrets)
      .values({ userId: id, secret: `v1.${tag}`, lastStep: 12, confirmedAt: at }),
    db
      .insert(recoveryCodes)
      .values({ userId: id, hash: `hash-${tag}`, createdAt: at, usedAt: later }),
    db.insert(passkeys).values({
      id: newId(),
      userId: id,
      credentialId: `credential-${tag}`,
      publicKey: "{}",
      counter: 7,
      name: `Phone of ${tag}`,
      createdAt: at,
      lastUsedAt: later,
    }),
    db.insert(usedTrials).values({ emailHash: trialKey, usedAt: at }),
    db
      .insert(subscriptions)
      .values({ userId: id, customerId, status: "canceled", syncedAt: at, trialKey }),
    db.insert(billingLetters).values({
      userId: id,
      kind: "trialEnding",
      occasion: `sub_${tag}`,
      tier: "premium",
      dueAt: at,
      sentAt: at,
    }),
    db
      .insert(stripeEvents)
      .values({ id: `evt_${newId()}`, type: "customer.updated", customerId, receivedAt: at }),
    db
      .insert(uses)
      .values({ who: id, what: "answers", since: at, until: later, userId: id, used: 2 }),
    db
      .insert(chatDays)
      .values({ userId: id, day: Math.floor(Date.now() / day) - 1, asked: 3, lastId: newId() }),
    ...[1, 2].map((n) =>
      db.insert(chatHistory).values({
        userId: id,
        id: newId(),
        message: `Question ${n} of ${tag}`,
        response: `Answer ${n} to ${tag}`,
        status: "done",
        language: "es",
        sources: [],
        notes: { unsure: false } as never,
        createdAt: at,
      }),
    ),
  ]);

  const logo = { bytes: jpeg, name: "logo.jpg", type: "image/jpeg" };
  const saved = await post(
    app,
    "/repair-cms/settings",
    shopFormData({ shopName: `Taller ${tag}`, address: `Calle ${tag} 12` }, logo),
    { as: joined },
  );
  if (saved.status !== 200) throw new Error(`The settings were not saved: ${saved.status}`);
  const owner = { id };
  const shopId = await shopOf(db, owner);
  for (const n of [1, 2]) {
    const job = await makeJob(db, {
      owner,
      customerLastName: `Kunde ${n} ${tag}`,
      issues: `Ruido ${n} ${tag}`,
      diagnostic: `Rótula ${tag}`,
    });
    for (const m of [1, 2].slice(0, n)) {
      const materials = [{ name: `Part ${m} ${tag}`, quantity: 1, unitPrice: 5_00 }];
      const description = `Quote ${m} ${tag}`;
      const quote = await makeQuote(db, { owner, job, description, materials });
      await aCannedQuote(db, { shopId }, { job, quote, name: `Canned ${n} ${m} ${tag}` });
    }
  }
  await makeTaxes(db, owner);
  const customer = await aCustomer(db, { owner, lastName: `Kundin ${tag}` });
  await aVehicle(db, { owner, customer, model: `Modell ${tag}` });
  await makeImport(
    db,
    { id: owner.id, shopId },
    { fileName: `${tag}.csv`, samples: [`Herr ${tag}`] },
  );
  const [job] = await db.select().from(repairJobs).where(eq(repairJobs.shopId, shopId)).limit(1);
  await sendAndAnswer(app, { shopId, jobId: job!.id }, { by: id, name: `Kunde ${tag}` });
  await db.insert(textTranslations).values({
    shopId,
    jobId: job!.id,
    subjectId: job!.id,
    ...({ field: "issues", language: "en", originalLanguage: "es" } as const),
    text: `Noise ${tag}`,
    ofText: job!.issues,
    state: "reviewed",
    by: id,
    at,
  });
  const photo = { owner: { ...owner, shopId }, job: job!, files: app.files };
  await makeWholeInspection(app, photo, tag);
  await makeWholeMessages(db, { shopId, jobId: job!.id, by: id, tag });
  const texts = { en: `Words ${tag}`, es: `Dichos ${tag}` };
  await remember(db, shopId, { from: "es", texts, note: tag }, { by: id, now: Date.now() });
  const topic = await makeTopic(db, {
    by: owner,
    title: `Topic ${tag}`,
    content: `Forum words ${tag}`,
  });
  await db.insert(replyLetters).values({ topicId: topic.id, userId: id, dueAt: at, sentAt: at });
  await db.insert(discussionTranslations).values({
    postId: topic.id,
    language: "es",
    topicId: topic.id,
    revision: 0,
    title: `Tema ${tag}`,
    content: `Palabras ${tag}`,
    claim: newId(),
  });
  return {
    id,
    shopId,
    email,
    name,
    tag,
    customerId,
    trialKey,
    password,
    cookie: joined.cookie,
    topic,
  };
}

/**
 * Ties two people together: a reply and a report in the other's topic, a decision, audit entries,
 * and watched videos.
 */
export async function meet({ db }: App, one: Whole, other: Whole, video: { id: string }) {
  const at = new Date();
  await makeReply(db, { by: one, topic: other.topic, content: `Reply of ${one.tag}` });
  const report = {
    reason: `Reason of ${one.tag}`,
    createdAt: at,
    decidedAt: at,
    decidedBy: other.id,
    decision: "stands" as const,
  };
  await db.batch([
    db
      .insert(discussionReports)
      .values({ ...report, userId: one.id, postId: other.topic.id, topicId: other.topic.id }),
    db.insert(videoProgress).values({
      userId: one.id,
      videoId: video.id,
      position: 700,
      length: 720,
      watchedAt: at,
      updatedAt: at,
    }),
    db.insert(certificates).values({
      number: `${one.tag.slice(0, 4)}-0000-0000-0000`,
      userId: one.id,
      category: "brakes",
      name: one.name,
      videos: 1,
      issuedAt: at,
    }),
    auditEntry(db, {
      actorId: other.id,
      action: "user.plan",
      subjectId: one.id,
      after: { tier: "medium" },
      now: Date.now(),
    }),
  ]);
}
