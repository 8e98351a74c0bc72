import type { ReactNode } from "react";
import { href } from "react-router";
import { MarksDrawing } from "#app/features/photos/marks/marks-drawing.tsx";
import type { Photo } from "#app/features/photos/photo.ts";
import type { Readiness } from "#app/features/repair/texts/waiting.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import {
  FormActions,
  type FormAnswer,
  SubmitButton,
  useForm,
  WorkForm,
} from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Currency, type Decimals, formatMoney } from "#app/values/money.ts";
import type { SentAnswer } from "./sent-notice.tsx";

type ShownQuote = {
  id: string;
  number: number;
  description: string;
  totalAmount: number;
  currency: Currency;
  decimals: Decimals;
};

/** Props of the page that sends. */
export type SendPageProps = {
  jobId: string;
  number: number;
  /** Generated with the form, so that a second submission creates no second link. */
  id: string;
  quotes: readonly ShownQuote[];
  /** The photos of the job that are for the customer. */
  photos: readonly PhotoAlong[];
  /** Inspection of the job, if a point was inspected. */
  inspection: { isFinished: boolean } | undefined;
  message: string;
  email: string;
  /** State of the translations into the customer's language. */
  readiness: Readiness;
  /** Whether some texts would go out as they were written. */
  isAsWritten: boolean;
  answer: FormAnswer | SentAnswer | undefined;
  /** Notice of facts missing in the shop's documents. */
  missing: ReactNode;
  children: ReactNode;
};

/** Way in which the shop passes the link on itself. */
export type PassedBy = "sms" | undefined;

type FormProps = SendPageProps & { choose: (by: PassedBy) => void };

/** The form that chooses quotes and what goes with them. */
export function SendForm({
  id,
  jobId,
  quotes,
  photos,
  inspection,
  message,
  email,
  isAsWritten,
  answer,
  choose,
}: FormProps) {
  const { t } = useWords();
  const values = answer && !answer.ok ? answer.values : undefined;
  return (
    <WorkForm
      key={id}
      answer={answer && !answer.ok ? answer : undefined}
      className="grid gap-5 rounded-lg border border-line bg-card p-4 sm:p-6"
    >
      <input type="hidden" name="id" value={id} />
      {quotes.length > 0 ? <Quotes quotes={quotes} /> : <p>{t("send:onlyFound")}</p>}
      <PhotosAlong jobId={jobId} photos={photos} />
      {inspection && quotes.length === 0 && <input type="hidden" name="inspection" value="on" />}
      {inspection && quotes.length > 0 && (
        <Tick
          name="inspection"
          value="on"
          defaultChecked={values ? values.inspection !== undefined : inspection.isFinished}
        >
          {t(inspection.isFinished ? "send:inspection" : "send:inspectionUnfinished")}
        </Tick>
      )}
      <TextArea
        name="message"
        label={t("send:message")}
        hint={t("send:messageHint")}
        defaultValue={message}
        required
      />
      {email ? (
        <Tick name="mail" value="on" defaultChecked={!values || values.mail !== undefined}>
          {t("send:mail", { email })}
        </Tick>
      ) : (
        <p>{t("send:noMail")}</p>
      )}
      {isAsWritten && (
        <div>
          <Tick name="asWritten" value="on" defaultChecked={values?.asWritten !== undefined}>
            {t("send:asWritten")}
          </Tick>
          <p className="text-ink-soft">{t("send:asWrittenHint")}</p>
        </div>
      )}
      <p className="text-ink-soft">
        {t("send:freezes")} {t("send:afterwards")}
      </p>
      <FormActions>
        <SubmitButton
          className="order-1"
          pending={t("send:submitting")}
          onClick={() => choose(undefined)}
        >
          {t(email ? "send:button" : "send:submit")}
        </SubmitButton>
        <SubmitButton
          kind="plain"
          name="by"
          value="sms"
          pending={t("send:submitting")}
          onClick={() => choose("sms")}
        >
          {t("send:sms")}
        </SubmitButton>
      </FormActions>
    </WorkForm>
  );
}

function Quotes({ quotes }: Pick<SendPageProps, "quotes">) {
  const { t, language } = useWords();
  const { values } = useForm();
  const chosen = values.quotes ? [values.quotes].flat() : undefined;
  return (
    <fieldset className="grid gap-1">
      <legend className="label text-base text-ink-soft">{t("send:quotes")}</legend>
      {quotes.map((quote) => (
        <Tick
          key={quote.id}
          name="quotes[]"
          value={quote.id}
          defaultChecked={chosen ? chosen.includes(quote.id) : true}
          className="max-sm:flex-wrap"
        >
          <span className="min-w-0 flex-[1_1_min-content] wrap-break-word">
            {t("send:numbered", { number: quote.number, description: quote.description })}
          </span>
          <span className="figures">
            {formatMoney(quote.totalAmount, quote.currency, language, quote.decimals)}
          </span>
        </Tick>
      ))}
    </fieldset>
  );
}

/** Parts of a photo for its preview. */
type PhotoAlong = Pick<Photo, "id" | "width" | "height" | "marks">;

type Props = { jobId: string; photos: readonly PhotoAlong[] };

/** The photos that go with the quotes, and the way to choose others. */
function PhotosAlong({ jobId, photos }: Props) {
  const { t } = useWords();
  return (
    <div className="grid justify-items-start gap-2">
      <h2 className="label text-base text-ink-soft">
        {photos.length === 0
          ? t("send:photos.none")
          : t("send:photos.along", { number: photos.length })}
      </h2>
      {photos.length > 0 && (
        <ul className="flex max-w-full gap-2 overflow-x-auto">
          {photos.map(({ id, width, height, marks }, at) => (
            <li key={id} className="photo-box size-20 shrink-0 rounded bg-steel">
              <img
                src={href("/repair-cms/:jobId/photos/:photoId/file/:size", {
                  jobId,
                  photoId: id,
                  size: "small",
                })}
                alt={t("photos:open", { number: at + 1, total: photos.length })}
                width={width}
                height={height}
                loading="lazy"
                className="size-full object-cover"
              />
              <MarksDrawing marks={marks} width={width} height={height} isCut />
            </li>
          ))}
        </ul>
      )}
      <LinkButton to={href("/repair-cms/:jobId/photos", { jobId })}>
        {t("send:photos.choose")}
      </LinkButton>
    </div>
  );
}
