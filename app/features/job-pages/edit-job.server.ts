import { href, redirect } from "react-router";
import { startFromVin } from "#app/features/customers/vin/start-from-vin.server.ts";
import { announce } from "#app/features/push/notify.server.ts";
import { mayAssign, notAssigned } from "#app/features/repair/form/assign.server.ts";
import { jobForm, jobFormSize } from "#app/features/repair/form/job-forms.ts";
import { mayLackLastName } from "#app/features/repair/form/last-name.server.ts";
import { saveJob } from "#app/features/repair/form/save-job.server.ts";
import { findJob } from "#app/features/repair/list/jobs.server.ts";
import { detailKinds, findLastEditor } from "#app/features/repair/page/job-events.server.ts";
import { findJobForForm } from "#app/features/repair/page/job-page.server.ts";
import { announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import { countryOfShop } from "#app/features/shop/shop-country.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { receiveForm } from "#app/http/form.ts";
import { readerZone } from "#app/http/time-zone.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { yearIn } from "#app/values/calendar.ts";
import type { JobWriter, Services } from "./job-writer.server.ts";

/** Job for its form; with `?decode` also the vehicle data from its VIN. */
export async function findJobToEdit(
  platform: Platform,
  { shopId, jobId, language }: Omit<JobWriter, "by">,
  request: Request,
) {
  const zone = readerZone(request);
  const found = (await findJobForForm(platform.db, shopId, jobId, zone)) ?? notFound();
  const { vin } = found.job;
  const decodes = vin && new URL(request.url).searchParams.has("decode");
  return {
    ...found,
    zone,
    fromVin: decodes ? await startFromVin(platform, shopId, vin, language) : undefined,
  };
}

/** Saves the posted details of a job at the version they were opened with, and leads to it. */
export async function editJob(
  services: Services,
  { shopId, jobId, by }: Omit<JobWriter, "language">,
  request: Request,
) {
  const { db, now } = services;
  const received = await receiveForm(request, jobFormSize);
  const failed = { error: { key: "repair:jobs.notSaved" }, values: received.values ?? {} } as const;
  // A stranger's job answers as a missing one does, whatever is wrong with the form.
  return attempt(failed, async () => {
    const [found, country] = await Promise.all([
      findJob(db, shopId, jobId),
      countryOfShop(db, shopId),
    ]);
    const job = found ?? notFound();
    const nameless =
      job.customerLastName === "" || (await mayLackLastName(db, shopId, received.values));
    const form = received.check(jobForm(yearIn(now(), readerZone(request)), nameless));
    if (!form.ok) return refuse(form);
    const { version = job.version, customerId, vehicleId, ...typed } = form.value;
    const { technicianId = job.technicianId, promisedAt = job.promisedAt } = typed;
    if (!(await mayAssign(db, shopId, technicianId, job.technicianId)))
      return refuse(notAssigned(form.values));
    const ref = { shopId, jobId: job.id };
    const details = { ...typed, technicianId, promisedAt };
    const saved = await saveJob(db, ref, {
      details,
      version,
      by,
      now: now(),
      chosen: { customerId, vehicleId },
      country,
    });
    announceTexts(services, { shopId, jobId: job.id });
    if (saved === "saved") {
      if (technicianId !== job.technicianId) announce(services, { kind: "assigned", ...ref, by });
      return redirect(href("/repair-cms/:jobId", { jobId }));
    }
    const stored = (await findJob(db, shopId, job.id)) ?? notFound();
    const values = { ...form.values, version: String(stored.version) };
    const editor = await findLastEditor(db, ref, detailKinds, by);
    const error = editor
      ? ({ key: "repair:jobs.changedBy", params: { name: editor } } as const)
      : ({ key: "repair:jobs.changed" } as const);
    return refuse({ error, values }, 409);
  });
}
