import { href, replace, useLocation } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { alikeParam } from "#app/features/customers/alike-param.ts";
import { suggestBoth } from "#app/features/customers/suggest.server.ts";
import { startFromVin } from "#app/features/customers/vin/start-from-vin.server.ts";
import { findOpened } from "#app/features/quotes/declined/declined.server.ts";
import { KnownVisits } from "#app/features/quotes/declined/known-visits.tsx";
import { mayAssign, notAssigned } from "#app/features/repair/assign.server.ts";
import { createJob } from "#app/features/repair/create-job.server.ts";
import { detailsOf, jobLimits, saysTheSame, workId } from "#app/features/repair/job.ts";
import { JobFields } from "#app/features/repair/job-fields.tsx";
import { jobFormSize, newJobForm } from "#app/features/repair/job-forms.ts";
import { findFormFacts } from "#app/features/repair/job-page.server.ts";
import { FindKnown } from "#app/features/repair/known/find-known.tsx";
import { knownDetails } from "#app/features/repair/known/known-details.ts";
import { mayLackLastName } from "#app/features/repair/last-name.server.ts";
import { PlanFields } from "#app/features/repair/plan-fields.tsx";
import { announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import { TranslationBoxes } from "#app/features/repair/texts/translation-boxes.tsx";
import { typedTexts } from "#app/features/repair/texts/typed-texts.ts";
import { countryOfShop } from "#app/features/shop/shop-country.server.ts";
import { typedTranslations } from "#app/features/translations/typed-translations.server.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { receiveForm } from "#app/http/form.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { TextArea } from "#app/ui/field.tsx";
import { FormActions, SubmitButton, WorkForm } from "#app/ui/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { StableValue } from "#app/ui/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import { yearIn } from "#app/values/calendar.ts";
import { distanceUnitOf } from "#app/values/distance.ts";
import type { Route } from "./+types/new-job";

export const loader = read(
  { area: "repair", needs: "editJobs" },
  async ({ context, request, shop }: Route.LoaderArgs & InShop) => {
    const platform = context.get(platformContext);
    const { db, now } = platform;
    const zone = readerZone(request);
    const { searchParams } = new URL(request.url);
    const text = searchParams.get("find")?.slice(0, 200);
    const vin = searchParams.get("vin");
    // A convenience: the form is there without it.
    const [facts, opened, found] = await Promise.all([
      findFormFacts(db, shop.id, zone).catch(() => undefined),
      findOpened(db, shop.id, {
        customerId: searchParams.get("customer"),
        vehicleId: searchParams.get("vehicle"),
        reader: languageOf(context),
      }).catch(() => undefined),
      text ? suggestBoth(db, shop.id, text).catch(() => []) : undefined,
    ]);
    const vehicleId = opened?.known.vehicle?.id;
    return {
      known: opened?.known,
      visits: vehicleId ? { vehicleId, visits: opened.visits } : null,
      find: { text, found },
      /** The id of the job that this form will make: sent twice, it makes one. */
      id: newId(),
      year: yearIn(now(), zone),
      shopLanguage: facts?.shopLanguage,
      unit: facts?.unit ?? distanceUnitOf(undefined, zone),
      zone,
      members: facts?.members ?? [],
      fromVin: vin ? await startFromVin(platform, shop.id, vin, languageOf(context)) : undefined,
    };
  },
);

export const action = write(
  { area: "repair", needs: "editJobs" },
  async ({ request, context, shop, viewer }: Route.ActionArgs & InShop) => {
    const platform = context.get(platformContext);
    const { db, now } = platform;
    const received = await receiveForm(request, jobFormSize);
    const nameless = await mayLackLastName(db, shop.id, received.values);
    const form = received.check(newJobForm(yearIn(now(), readerZone(request)), nameless));
    if (!form.ok) return refuse(form);
    const {
      id,
      customerId,
      vehicleId,
      technicianId = null,
      promisedAt = null,
      ...rest
    } = form.value;
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
        mayAssign(db, shop.id, technicianId, null),
        countryOfShop(db, shop.id),
      ]);
      if (!isAssignable) return refuse(notAssigned(form.values));
      const actor = { by: viewer.id, now: now(), chosen: { customerId, vehicleId } };
      const ref = { shopId: shop.id, jobId: id };
      const writer = { ...actor, language: languageOf(context) };
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
      const { job, made, isAlike } = await createJob(db, { shopId: shop.id, jobId: id }, draft, {
        ...actor,
        country,
        also: also.flat(),
      });
      announceTexts(platform, ref);
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
  },
);

export const clientAction = answering("repair:jobs.notCreated");

export default function NewJob({ loaderData, actionData }: Route.ComponentProps) {
  const { t, language } = useWords();
  const closeTo = href("/repair-cms") + useLocation().search;
  const { year, shopLanguage, unit, known, find, fromVin, visits, ...facts } = loaderData;
  const start = { carYear: year, language, ...(known && knownDetails(known)), ...fromVin?.start };
  return (
    <Modal title={t("repair:jobs.form.title")} closeTo={closeTo} long>
      <FindKnown {...find} />
      <WorkForm
        key={`${known?.customer?.id} ${known?.vehicle?.id}`}
        answer={actionData}
        draft={known ? undefined : "job:new"}
        className="grid gap-6"
      >
        <JobFields
          start={start}
          unit={unit}
          shopLanguage={shopLanguage}
          known={known}
          visitsOf={(vehicleId) => <KnownVisits vehicleId={vehicleId} opened={visits} />}
        >
          <TextArea
            name="diagnostic"
            label={t("repair:jobs.form.diagnostic")}
            className="sm:col-span-2"
            rows={3}
          />
          <TranslationBoxes
            className="sm:col-span-2"
            boxes={(["issues", "diagnostic"] as const).map((field) => ({
              field,
              label: (other) => t(`repair:jobs.form.${field}In.${other}`),
              hint: t("repair:texts.writeInHint"),
              maxLength: jobLimits[field],
              rows: 3,
            }))}
          />
          <PlanFields start={{}} {...facts} />
        </JobFields>
        {/* Loaded again meanwhile, or sent once more after a reload, the form still makes one job. */}
        <StableValue name="id" value={loaderData.id} />
        <FormActions cancelTo={closeTo}>
          <SubmitButton pending={t("repair:jobs.form.creating")}>
            {t("repair:jobs.form.create")}
          </SubmitButton>
        </FormActions>
      </WorkForm>
    </Modal>
  );
}
