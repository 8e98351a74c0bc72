import { href, replace } from "react-router";
import { v7 as newId } from "uuid";
import { alikeParam } from "#app/features/customers/alike-param.ts";
import { announce } from "#app/features/push/notify.server.ts";
import { mayAssign, notAssigned } from "#app/features/repair/form/assign.server.ts";
import { createJob } from "#app/features/repair/form/create-job.server.ts";
import { jobFormSize, newJobForm } from "#app/features/repair/form/job-forms.ts";
import { mayLackLastName } from "#app/features/repair/form/last-name.server.ts";
import { detailsOf, saysTheSame, workId } from "#app/features/repair/job.ts";
import { announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import { typedTexts } from "#app/features/repair/texts/typed-texts.ts";
import { countryOfShop } from "#app/features/shop/shop-country.server.ts";
import { typedTranslations } from "#app/features/translations/typed-translations.server.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { receiveForm } from "#app/http/form.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { yearIn } from "#app/values/calendar.ts";
import type { JobWriter, Services } from "./job-writer.server.ts";

/** Creates the job of a posted form, and leads to it. */
export async function newJob(
  services: Services,
  { by, language, shopId }: Omit<JobWriter, "jobId">,
  request: Request,
) {
  const { db, now } = services;
  const received = await receiveForm(request, jobFormSize);
  const nameless = await mayLackLastName(db, shopId, received.values);
  const form = received.check(newJobForm(yearIn(now(), readerZone(request)), nameless));
  if (!form.ok) return refuse(form);
  const { id, customerId, vehicleId, technicianId = null, promisedAt = null, ...rest } = form.value;
  const draft = {
    ...detailsOf({ ...rest, technicianId, promisedAt }),
    diagnostic: rest.diagnostic,
  };
  if (!id)
    return refuse({
      error: { key: "ui:form.unreadable" },
      values: { ...form.values, id: newId() },
    });

  return attempt({ error: { key: "repair:jobs.notCreated" }, values: form.values }, async () => {
    const [isAssignable, country] = await Promise.all([
      mayAssign(db, shopId, technicianId, null),
      countryOfShop(db, shopId),
    ]);
    if (!isAssignable) return refuse(notAssigned(form.values));
    const actor = { by, now: now(), chosen: { customerId, vehicleId } };
    const ref = { shopId, jobId: id };
    const writer = { ...actor, language };
    const fields = ["issues", "diagnostic"] as const;
    const also = await Promise.all(
      fields.map((field) => {
        const original = { subjectId: id, field, text: draft[field] ?? "" };
        return typedTranslations(db, ref, original, {
          ...writer,
          typed: typedTexts(field, form.value),
        });
      }),
    );
    const { job, made, isAlike } = await createJob(db, ref, draft, {
      ...actor,
      country,
      also: also.flat(),
    });
    announceTexts(services, ref);
    if (made && technicianId) announce(services, { kind: "assigned", ...ref, by });
    if (made || saysTheSame(job, draft)) {
      const address = href("/repair-cms/:jobId", { jobId: job.id });
      return replace(isAlike ? `${address}?${alikeParam}` : address);
    }
    // An old form, come back to and changed: whether it is a second job is for a person to say,
    // under a new id.
    const error = {
      key: "repair:jobs.alreadySaved",
      params: { workId: workId(job.number) },
    } as const;
    return refuse({ error, values: { ...form.values, id: newId() } }, 409);
  });
}
