import { redirect } from "react-router";
import { contactOf } from "#app/features/calendar/appointment/contact.server.ts";
import { timeForm } from "#app/features/calendar/appointment/forms.ts";
import { placeAppointment } from "#app/features/calendar/appointment/place.server.ts";
import { reminderColumn } from "#app/features/calendar/appointment/state.server.ts";
import { lengthOf } from "#app/features/calendar/opening/openings.ts";
import { knownOf, knownQuery } from "#app/features/customers/suggest.server.ts";
import { mayAssign, notAssigned } from "#app/features/repair/form/assign.server.ts";
import { jobFormSize, newJobForm } from "#app/features/repair/form/job-forms.ts";
import { mayLackLastName } from "#app/features/repair/form/last-name.server.ts";
import { settingsQuery } from "#app/features/repair/page/job-page.server.ts";
import { countryOfShop } from "#app/features/shop/shop-country.server.ts";
import { writtenIn } from "#app/features/translator/language/language.server.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { receiveForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import { readerZone } from "#app/http/time-zone.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { yearIn } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { instantOf } from "#app/values/wall-time.ts";
import { viewHref } from "./calendar-view.ts";

export type Services = Pick<Platform, "db" | "now" | "mail" | "config" | "ai" | "defer">;

type Writer = { shopId: string; by: string; language: Language };

/** Makes the appointment of a posted form, and leads to its day. */
export async function newAppointment(
  services: Services,
  { shopId, by, language }: Writer,
  request: Request,
) {
  const { db, now } = services;
  const received = await receiveForm(request, jobFormSize);
  const nameless = await mayLackLastName(db, shopId, received.values);
  const job = received.check(newJobForm(yearIn(now(), readerZone(request)), nameless));
  const plan = received.check(timeForm);
  if (!job.ok || !plan.ok) {
    const fields = { ...(job.ok ? {} : job.fields), ...(plan.ok ? {} : plan.fields) };
    const failed = job.ok ? plan : job;
    return refuse({ ...failed, fields });
  }
  const { value, values } = job;
  const { day, time, hours, waits, technicianId, note } = plan.value;
  return attempt({ error: { key: "calendar:form.notSaved" }, values }, async () => {
    const [[settings], country, isAssignable] = await Promise.all([
      settingsQuery(db, shopId),
      countryOfShop(db, shopId),
      mayAssign(db, shopId, technicianId, null),
    ]);
    if (!isAssignable) return refuse(notAssigned(values));
    const zone = settings?.timeZone ?? "UTC";
    const startsAt = instantOf(`${day}T${time}`, zone);
    if (startsAt === undefined)
      return refuse({ fields: { time: { key: "calendar:form.noHour" } }, values });
    const row = {
      shopId,
      id: formId(value.id, now()),
      customerId: value.customerId,
      vehicleId: value.vehicleId,
      firstName: value.customerFirstName,
      lastName: value.customerLastName,
      email: value.customerEmail,
      phone: value.customerPhone,
      contact: await contactOf({ phone: value.customerPhone, email: value.customerEmail }, country),
      make: value.carMake,
      model: value.carModel,
      year: value.carYear,
      plate: value.licensePlate,
      vin: value.vin,
      complaint: value.issues,
      complaintLanguage: await writtenIn(value.issues, language),
      translation: null,
      language: value.language,
      service: "",
      hours,
      startsAt: new Date(startsAt),
      endsAt: new Date(startsAt + lengthOf(hours)),
      customerZone: zone,
      waits,
      technicianId,
      state: "booked",
      isFromPage: false,
      consent: null,
      marketing: null,
      note,
      createdBy: by,
    } as const;
    const told = value.customerEmail !== "";
    const placed = await placeAppointment(
      db,
      {
        ...row,
        ...(await onFile(db, row)),
        ...reminderColumn(row, now()),
        letterKind: told ? "booked" : null,
        letterAt: told ? new Date(now()) : null,
      },
      { day, now: now() },
    );
    if (placed !== "placed")
      return refuse({ error: { key: `calendar:form.${placed}` }, values }, 409);
    const { afterChange } = await import(
      "#app/features/calendar/appointment/after-change.server.ts"
    );
    afterChange(services, row);
    return redirect(viewHref({ view: "week", day, technician: undefined }));
  });
}

type OnFile = { shopId: string; customerId: string | null; vehicleId: string | null };

/** The chosen ids that belong to this shop; null for any others. */
async function onFile(db: Db, { shopId, customerId, vehicleId }: OnFile) {
  if (!customerId && !vehicleId) return { customerId: null, vehicleId: null };
  const known = knownOf(await knownQuery(db, shopId, { customerId, vehicleId }));
  return {
    customerId: customerId && known?.customer?.id === customerId ? customerId : null,
    vehicleId: vehicleId && known?.vehicle?.id === vehicleId ? vehicleId : null,
  };
}
