import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { startFromVin } from "#app/features/customers/vin/start-from-vin.server.ts";
import { mayAssign, notAssigned } from "#app/features/repair/assign.server.ts";
import { workId } from "#app/features/repair/job.ts";
import { detailKinds, findLastEditor } from "#app/features/repair/job-events.server.ts";
import { JobFields } from "#app/features/repair/job-fields.tsx";
import { jobForm, jobFormSize } from "#app/features/repair/job-forms.ts";
import { findJobForForm } from "#app/features/repair/job-page.server.ts";
import { findJob } from "#app/features/repair/jobs.server.ts";
import { mayLackLastName } from "#app/features/repair/last-name.server.ts";
import { PlanFields } from "#app/features/repair/plan-fields.tsx";
import { saveJob } from "#app/features/repair/save-job.server.ts";
import { announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import { countryOfShop } from "#app/features/shop/shop-country.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { receiveForm } from "#app/http/form.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { FormActions, SubmitButton, WorkForm } from "#app/ui/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { StableValue } from "#app/ui/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import { yearIn } from "#app/values/calendar.ts";
import type { Route } from "./+types/edit-job";

export const loader = read(
  { area: "repair", needs: "editJobs" },
  async ({ context, params, request, shop }: Route.LoaderArgs & InShop) => {
    const platform = context.get(platformContext);
    const zone = readerZone(request);
    const found = (await findJobForForm(platform.db, shop.id, params.jobId, zone)) ?? notFound();
    const { vin } = found.job;
    const decodes = vin && new URL(request.url).searchParams.has("decode");
    return {
      ...found,
      zone,
      fromVin: decodes
        ? await startFromVin(platform, shop.id, vin, languageOf(context))
        : undefined,
    };
  },
);

export const action = write(
  { area: "repair", needs: "editJobs" },
  async ({ request, context, params, shop, viewer }: Route.ActionArgs & InShop) => {
    const platform = context.get(platformContext);
    const { db, now } = platform;
    const received = await receiveForm(request, jobFormSize);
    // A stranger's job answers as a missing one does, whatever is wrong with the form.
    return attempt(
      { error: { key: "repair:jobs.notSaved" }, values: received.values ?? {} },
      async () => {
        const [found, country] = await Promise.all([
          findJob(db, shop.id, params.jobId),
          countryOfShop(db, shop.id),
        ]);
        const job = found ?? notFound();
        const nameless =
          job.customerLastName === "" || (await mayLackLastName(db, shop.id, received.values));
        const form = received.check(jobForm(yearIn(now(), readerZone(request)), nameless));
        if (!form.ok) return refuse(form);
        const { version = job.version, customerId, vehicleId, ...typed } = form.value;
        const { technicianId = job.technicianId, promisedAt = job.promisedAt } = typed;
        if (!(await mayAssign(db, shop.id, technicianId, job.technicianId)))
          return refuse(notAssigned(form.values));
        const ref = { shopId: shop.id, jobId: job.id };
        const details = { ...typed, technicianId, promisedAt };
        const saved = await saveJob(db, ref, {
          details,
          version,
          by: viewer.id,
          now: now(),
          chosen: { customerId, vehicleId },
          country,
        });
        announceTexts(platform, { shopId: shop.id, jobId: job.id });
        if (saved === "saved") return redirect(href("/repair-cms/:jobId", params));
        const stored = (await findJob(db, shop.id, job.id)) ?? notFound();
        const values = { ...form.values, version: String(stored.version) };
        const editor = await findLastEditor(db, ref, detailKinds, viewer.id);
        const error = editor
          ? ({ key: "repair:jobs.changedBy", params: { name: editor } } as const)
          : ({ key: "repair:jobs.changed" } as const);
        return refuse({ error, values }, 409);
      },
    );
  },
);

export const clientAction = answering("repair:jobs.notSaved");

export default function EditJob({
  loaderData: { job, fromVin, ...facts },
  actionData,
  params,
}: Route.ComponentProps) {
  const { t } = useWords();
  const closeTo = href("/repair-cms/:jobId", params);
  return (
    <Modal
      title={t("repair:jobs.form.edit", { workId: workId(job.number) })}
      closeTo={closeTo}
      long
    >
      <WorkForm
        answer={actionData}
        draft={`job:${params.jobId}`}
        preventScrollReset
        className="grid gap-6"
      >
        {fromVin && (
          <Notice kind="info">
            {fromVin.said ? t("vin:unsaved", { vehicle: fromVin.said }) : t("vin:unknown")}
          </Notice>
        )}
        <JobFields decodeTo="?decode" start={{ ...job, ...fromVin?.start }} unit={facts.unit}>
          <PlanFields start={job} {...facts} />
        </JobFields>
        <StableValue name="version" value={String(job.version)} />
        <FormActions cancelTo={closeTo}>
          <SubmitButton pending={t("ui:saving")}>{t("ui:save")}</SubmitButton>
        </FormActions>
      </WorkForm>
    </Modal>
  );
}
