import { href, redirect } from "react-router";
import type { Viewer } from "#app/features/account/viewer.ts";
import { approvedTotal, takerOf } from "#app/features/approval/decision.ts";
import { mailProofByFurtherLink } from "#app/features/approval/letters/further-link.server.ts";
import { sendShopLetters } from "#app/features/approval/letters/send-letters.server.ts";
import { decide } from "#app/features/approval/links/decide.server.ts";
import { findLinkOf } from "#app/features/approval/links/find-link.server.ts";
import { readStoredRevision } from "#app/features/approval/revision/revision-file.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { receiveForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { formatMoney } from "#app/values/money.ts";
import { callForm, callFormSize } from "./call-form.ts";

/** Link that the call is about; no revision when it can no longer be answered. */
export async function findCalled({ db, files, now }: Platform, ref: JobRef & { linkId: string }) {
  const [found, job] = await Promise.all([
    findLinkOf(db, ref, now()),
    db
      .select({ number: repairJobs.number, phone: repairJobs.customerPhone })
      .from(repairJobs)
      .where(jobOf(ref.shopId, ref.jobId))
      .get(),
  ]);
  if (!found || !job) return notFound();
  const isOpen = found.state === "open";
  const sent = isOpen ? await readStoredRevision(files, ref.shopId, found.sha256) : undefined;
  const revision = sent?.quotes.length ? sent : undefined;
  return { found, link: found.link, job, revision, zone: found.shop?.timeZone ?? "UTC" };
}

type Call = JobRef & {
  linkId: string;
  viewer: Viewer;
  /** The address that the form came from. */
  ip: string;
};

/** Writes down what a customer answered by telephone, as a decision like any other. */
export async function recordCall(
  platform: Platform,
  { shopId, jobId, linkId, viewer, ip }: Call,
  request: Request,
) {
  const { found, link, revision } = await findCalled(platform, { shopId, jobId, linkId });
  if (!revision) return refuse("telephone:closed", 409);
  const now = platform.now();
  const { values, check } = await receiveForm(request, callFormSize(revision));
  const form = check(callForm(revision, { since: link.createdAt.getTime(), now }));
  if (!form.ok) return refuse(form);
  const kept = values ?? {};
  return attempt({ error: { key: "telephone:failed" }, values: kept }, async () => {
    const { key, call, ...answer } = form.value;
    const decided = await decide(platform.db, found, revision, {
      ...answer,
      id: formId(key, now),
      now,
      by: viewer.id,
      consent: { way: "telephone", takenBy: takerOf(viewer), call },
      address: ip,
      device: (request.headers.get("user-agent") ?? "").slice(0, 300),
    });
    if (!decided) return refuse({ error: { key: "telephone:closed" }, values: kept }, 409);
    platform.defer(sendShopLetters(platform, now, { shopId }));
    const { name, language } = answer;
    const { currency, decimals } = revision;
    const total = formatMoney(approvedTotal(answer.choices), currency, language, decimals);
    platform.defer(
      mailProofByFurtherLink(platform, found, { by: viewer.id, name, language, total }),
    );
    return redirect(href("/repair-cms/:jobId/send", { jobId }));
  });
}
