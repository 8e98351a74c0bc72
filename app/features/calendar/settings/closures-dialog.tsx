import { href } from "react-router";
import type { Closure } from "#app/features/calendar/opening/calendar.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { FormActions, type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";

type Props = {
  id: string;
  closures: readonly Closure[];
  members: readonly { id: string; name: string }[];
  answer: FormAnswer | undefined;
};

/** Days on which the shop is closed, or one member is away: those to come, and the form of more. */
export function ClosuresDialog({ id, closures, members, answer }: Props) {
  const { t, language } = useWords();
  const closeTo = href("/repair-cms/calendar-settings");
  const shown = (day: string) => formatDay(Date.parse(day), language, "UTC");
  return (
    <Modal title={t("calendarSettings:closures")} closeTo={closeTo} long>
      {closures.length === 0 ? (
        <p className="mb-5 text-ink-soft">{t("calendarSettings:noClosures")}</p>
      ) : (
        <ul className="mb-5 grid gap-2">
          {closures.map((one) => (
            <li
              key={one.id}
              className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-2"
            >
              <span>
                {one.fromDay === one.toDay
                  ? shown(one.fromDay)
                  : `${shown(one.fromDay)} – ${shown(one.toDay)}`}
                {" · "}
                {one.note}
                {one.memberId &&
                  ` · ${members.find((member) => member.id === one.memberId)?.name ?? ""}`}
              </span>
              <WorkForm
                answer={undefined}
                action={href("/repair-cms/calendar-settings/closures/:closureId/remove", {
                  closureId: one.id,
                })}
              >
                <SubmitButton kind="quiet" pending={t("ui:deleting")}>
                  {t("ui:delete")}
                </SubmitButton>
              </WorkForm>
            </li>
          ))}
        </ul>
      )}
      <WorkForm key={closures.length} answer={answer} className="grid gap-4 sm:grid-cols-2">
        <StableValue name="id" value={id} />
        <TextField name="fromDay" type="date" label={t("calendarSettings:from")} required />
        <TextField name="toDay" type="date" label={t("calendarSettings:to")} />
        <TextField
          name="note"
          label={t("calendarSettings:why")}
          required
          className="sm:col-span-2"
        />
        <SelectField
          name="memberId"
          label={t("calendarSettings:who")}
          options={[
            { value: "", label: t("calendarSettings:wholeShop") },
            ...members.map((one) => ({ value: one.id, label: one.name })),
          ]}
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <FormActions cancelTo={closeTo}>
            <SubmitButton pending={t("shop:saving")}>{t("calendarSettings:add")}</SubmitButton>
          </FormActions>
        </div>
      </WorkForm>
    </Modal>
  );
}
