import { href, Outlet } from "react-router";
import type { SentAnswer } from "#app/features/approval/send/sent-notice.tsx";
import { SentNotice } from "#app/features/approval/send/sent-notice.tsx";
import { agreementWords } from "#app/features/reminders/letters/follow-up-letter.ts";
import { AboutWhen } from "#app/features/reminders/shown/about-when.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { Day, Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { languageNames } from "#app/values/language.ts";
import { formatMoney } from "#app/values/money.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import type { AskContent } from "./find-ask.server.ts";

/** A new link. `mailsAt`: when its letter goes, if later; milliseconds. */
export type AskAnswer = SentAnswer & { mailsAt: number | null };

type Props = { page: AskContent; answer: AskAnswer | FormAnswer | undefined };

/** Shows the message to a vehicle's customer before it is sent, and the customer's consent. */
export function AskPage({ page, answer }: Props) {
  const { t, language } = useWords();
  const { vehicle, owner, work, quietUntil } = page;
  const sent = answer?.ok && "link" in answer ? answer : undefined;
  const back = href("/repair-cms/vehicles/:vehicleId", { vehicleId: vehicle.id });
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <PageHeader
        title={t("reminders:askTitle", { vehicle: vehicleName(vehicle, language) })}
        back={{ to: back, label: t("reminders:back") }}
      />
      <Outlet />
      {sent && <SentNotice {...sent} />}
      {sent?.mailsAt && (
        <Notice kind="info">
          {t("reminders:mailsAt")} <Moment at={sent.mailsAt} />
        </Notice>
      )}
      {!owner && <Notice kind="info">{t("reminders:noOwner")}</Notice>}
      {owner && (
        <p>
          {t("reminders:to", { name: owner.name, language: languageNames[owner.language] })}
          {owner.email && ` · ${owner.email}`}
        </p>
      )}
      {!sent && quietUntil !== null && (
        <Notice kind="info">
          {t("reminders:quietUntil")} <Day at={quietUntil} />
        </Notice>
      )}
      {owner && <Agreement page={page} />}
      {work.length === 0 ? (
        <p>{t("reminders:nothing")}</p>
      ) : (
        owner && quietUntil === null && !sent && <AskForm page={page} answer={answer} />
      )}
    </div>
  );
}

function AskForm({ page, answer }: Props) {
  const { t, language } = useWords();
  const { id, work, letter, owner, hasAgreed, today } = page;
  const mails = hasAgreed && owner?.email;
  return (
    <WorkForm answer={answer && !answer.ok ? answer : undefined} className="grid gap-5">
      <StableValue name="id" value={id} />
      <fieldset className="grid gap-2">
        <legend className="label mb-2 text-xl">{t("reminders:what")}</legend>
        {work.map(({ subject, kind, text, dueOn, isDue, price }) => (
          <Tick key={subject} name="work" value={subject} defaultChecked={isDue}>
            <span className="break-words">
              {t(`reminders:kinds.${kind}`)}: {text}
              <span className="block text-ink-soft">
                <AboutWhen dueOn={dueOn} today={today} />
                {" · "}
                {price
                  ? t("reminders:priceToday", {
                      price: formatMoney(price.total, price.currency, language),
                    })
                  : t("reminders:noPrice")}
              </span>
            </span>
          </Tick>
        ))}
      </fieldset>
      {mails && letter && owner && (
        <Section title={t("reminders:letter")}>
          <div lang={owner.language} className="px-5 py-4">
            <p className="font-semibold break-words">{letter.subject}</p>
            <p className="mt-2 whitespace-pre-line break-words">{letter.text}</p>
          </div>
        </Section>
      )}
      <div>
        <SubmitButton pending={t("reminders:asking")}>
          {t(mails ? "reminders:sendLetter" : "reminders:makeLink")}
        </SubmitButton>
      </div>
    </WorkForm>
  );
}

/** Whether the customer agreed to be written to about other work, and how that is noted. */
function Agreement({ page }: Pick<Props, "page">) {
  const { t } = useWords();
  const { owner, hasAgreed, shop, vehicle, id } = page;
  if (!owner?.email) return <p>{t("reminders:noEmail")}</p>;
  return (
    <Section title={t("reminders:agreement")}>
      <div className="grid gap-3 px-5 py-4">
        <p>{t(hasAgreed ? "reminders:hasAgreed" : "reminders:hasNotAgreed")}</p>
        <blockquote lang={owner.language} className="border-l-4 border-line-strong pl-3">
          {agreementWords[owner.language](shop.name)}
        </blockquote>
        <WorkForm
          answer={undefined}
          action={href("/repair-cms/follow-up/:vehicleId/agreement", { vehicleId: vehicle.id })}
        >
          <input type="hidden" name="key" value={id} />
          <input type="hidden" name="state" value={hasAgreed ? "withdrawn" : "given"} />
          <SubmitButton kind="plain" pending={t("reminders:noting")}>
            {t(hasAgreed ? "reminders:noteEnd" : "reminders:noteAgreed")}
          </SubmitButton>
        </WorkForm>
      </div>
    </Section>
  );
}
