import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { subscriptions } from "#app/features/account/tables.server.ts";
import { passkeys } from "#app/features/account/two-factor.tables.server.ts";
import { conversations } from "#app/features/messages/tables.server.ts";
import { addPhrase } from "#app/features/phrases/save-phrase.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { numberFrom, randomLetters } from "#app/features/videos/certificates/certificate-number.ts";
import { certificates, liveSessions } from "#app/features/videos/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { byLanguage, type Language } from "#app/values/language.ts";
import { makeInvitation } from "../account/invitations.ts";
import { makeTime } from "../clock/make-time.ts";
import { inspect } from "../links/inspections.ts";
import {
  makeArticle,
  makeJob,
  makeQuote,
  makeReply,
  makeShop,
  makeSource,
  makeTopic,
  makeVideo,
} from "../make.ts";
import { makeMoney } from "../money/make-money.ts";
import { makeOrder, makePart, makeSupplier } from "../parts/make-parts.ts";
import { signedIn } from "../people.ts";
import { aCannedQuote } from "../quotes/canned.ts";
import { aCustomer, aVehicle } from "../repair/customers.ts";
import { joinable } from "../repair/joins.ts";
import { makeAppointment } from "../repair/make-appointment.ts";
import { makeImport } from "../repair/make-import.ts";
import { makeInspection } from "../repair/make-inspection.ts";
import { makeNote } from "../repair/make-note.ts";
import { makePhoto } from "../repair/make-photo.ts";
import { makeState } from "../states/make-states.ts";
import { makeItem } from "../stock/make-item.ts";
import { makeComeback } from "../warranty/make-comeback.ts";
import { madeUp } from "./translate.ts";

const language = madeUp as Language;

/**
 * A Diamond member who is an administrator too, and so may open nearly every page; and something of
 * theirs for each parameter of an address, written in the made-up language.
 */
export async function makeWorld(db: Db) {
  const free = await signedIn(db, "free", { name: "Free" });
  const owner = await signedIn(db, "premium", { name: "Owner", isAdmin: true });
  await makeShop(db, owner, { shopName: "Garage", defaultLanguage: language });
  const text = { issues: "Issues", diagnostic: "Diagnostic" };
  const job = await makeJob(db, { owner, ...text, language });
  const quote = await makeQuote(db, { owner, job, description: "Quote" });
  await makeMoney({ db }, owner);
  const declined = { owner, job, description: "Declined", status: "rejected" as const };
  await makeQuote(db, declined);
  const customer = await aCustomer(db, { owner, note: "Note", language });
  const vehicle = await aVehicle(db, { owner, customer });
  await db
    .update(repairJobs)
    .set({ customerId: customer.id, vehicleId: vehicle.id, odometer: 90, odometerUnit: "km" })
    .where(eq(repairJobs.id, job.id));
  await makeComeback(db, { owner, of: job, vehicleId: vehicle.id, issues: "Issues" });
  const topic = await makeTopic(db, { by: owner, title: "Topic", content: "Post", language });
  const reply = await makeReply(db, { by: owner, topic, content: "Reply", language });
  const source = await makeSource(db, { language });
  const article = await makeArticle(db, source, { title: "Article", excerpt: "Excerpt" });
  const video = await makeVideo(db, { title: "Video", description: "Described", language });
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  const member = await signedIn(db, "free", { name: "Technician", worksAt });
  const invitation = await makeInvitation(db, { by: owner, email: "new@example.com", language });
  const phraseId = newId();
  await addPhrase(
    db,
    { shopId: owner.shopId, id: phraseId },
    "term",
    { from: language, texts: byLanguage(() => "Phrase") },
    { by: owner.id, now: Date.now() },
  );
  const joins = await joinable(db, owner, { customerId: customer.id, vehicleId: vehicle.id });
  const supplier = await makeSupplier(db, owner.shopId);
  const part = await makePart(db, job, { name: "Part" });
  const ids = {
    supplierId: supplier.id,
    lineId: part.lineId,
    orderId: await makeOrder(db, job, { supplier, part }),
    phraseId,
    stateId: await makeState(db, owner, { status: "pending", name: "State" }),
    cannedId: await aCannedQuote(db, owner, { job, quote, name: "Quote" }),
    memberId: member.id,
    importId: await makeImport(db, owner, { fileName: "File", stage: "previewed" }),
    invitationId: invitation.id,
    token: invitation.token,
    jobId: job.id,
    entryId: await makeTime(db, { shopId: owner.shopId, memberId: member.id, jobId: job.id }),
    photoId: await makePhoto(db, { owner, job }, { caption: "Caption" }),
    point: "frontPads",
    noteId: await makeNote(db, { by: owner, job }, { text: "Note" }),
    appointmentId: newId(),
    conversationId: customer.id,
    quoteId: quote.id,
    customerId: customer.id,
    vehicleId: vehicle.id,
    topicId: topic.id,
    postId: topic.id,
    replyId: reply.id,
    sourceId: source.id,
    // The stock has an item of this id as well.
    itemId: await makeItem(db, owner.shopId, { id: article.id }),
    videoId: video.id,
    userId: free.id,
    sessionId: newId(),
    passkeyId: newId(),
    number: numberFrom(new Uint8Array(randomLetters)),
    category: "brakes" as const,
    code: "P0420",
  };
  const { shopId } = owner;
  const said = { shopId, id: customer.id, customerId: customer.id, language } as const;
  await db.insert(conversations).values({
    ...said,
    lastAt: new Date(),
    lastWay: "link",
    changedAt: new Date(),
  });
  const texts = { complaint: "Complaint", complaintLanguage: language, language };
  await makeAppointment(db, { shopId, day: "2027-03-01", id: ids.appointmentId, ...texts });
  await makeInspection(db, { owner, job }, { frontPads: { note: "Note", measure: 20 } });
  const now = new Date();
  const [soon, later] = [60_000, 3_660_000].map((ms) => new Date(now.getTime() + ms));
  await db.batch([
    db.insert(liveSessions).values({
      id: ids.sessionId,
      title: "Session",
      description: "",
      language,
      startsAt: soon!,
      endsAt: later!,
      timeZone: "UTC",
      link: "https://meet.example.com/1",
      createdAt: now,
      updatedAt: now,
    }),
    db.insert(certificates).values({
      number: ids.number,
      userId: owner.id,
      category: ids.category,
      name: "Owner",
      videos: 1,
      issuedAt: now,
    }),
    db.insert(passkeys).values({
      id: ids.passkeyId,
      userId: owner.id,
      credentialId: "credential",
      publicKey: "{}",
      counter: 1,
      name: "Phone",
      createdAt: now,
    }),
    db.insert(subscriptions).values({
      userId: owner.id,
      customerId: "cus_1",
      subscriptionId: "sub_1",
      tier: "premium",
      status: "active",
      periodEnd: later!,
      syncedAt: now,
      language,
    }),
  ]);
  const words = { found: "Found", consequence: "Consequence", advice: "Advice" };
  const ref = { shopId: owner.shopId, jobId: job.id };
  await inspect({ db }, { ref, owner }, [
    { point: "frontPads", measure: 20, note: "Note", quoteId: quote.id },
    { point: "coolant", color: "yellow", words: byLanguage(() => words) },
    { point: "exhaust", color: "green" },
  ]);
  const fill = (path: string) => {
    const joined = path.includes("/vehicles/")
      ? { otherId: joins.otherVehicleId, mergeId: joins.vehicleMergeId }
      : { otherId: joins.otherCustomerId, mergeId: joins.customerMergeId };
    const filled: Record<string, string> = { ...ids, ...joined };
    return path
      .replace("/invoices/:number", "/invoices/7001")
      .replace(/:(\w+)/g, (_, name) => filled[name] ?? "none");
  };
  return { owner, free, job, fill, ids };
}
