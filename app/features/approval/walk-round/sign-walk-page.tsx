import type { ReactNode } from "react";
import type { AnswerRefusal } from "#app/features/approval/page/answer/answer-refusal.ts";
import { ShopPage } from "#app/features/approval/page/page-parts.tsx";
import { PageScript } from "#app/features/approval/page/page-script.tsx";
import type { SentPhoto } from "#app/features/approval/photos/sent-photo.ts";
import { SignFields } from "#app/features/approval/signature/sign-fields.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatMoment } from "#app/values/calendar.ts";
import type { WalkRecord } from "./walk-record.ts";
import { WalkSections } from "./walk-sections.tsx";

export type WalkToSign = {
  path: string;
  record: WalkRecord;
  photos: SentPhoto[];
  /** "changed" where the job says something else by now. */
  state: "open" | "changed" | { name: string; at: number; zone: string };
  /** Comes with the form, so that a form sent twice is one signature. */
  key: string;
};

type Props = {
  walk: WalkToSign;
  /** Refusal of the form, with its input. */
  refusal: AnswerRefusal | undefined;
  children: ReactNode;
};

/** A walk-round on a device of the shop, for the customer who signs it, and once it is signed. */
export function SignWalkPage({ walk, refusal, children }: Props) {
  const words = useWords();
  const { t, language } = words;
  const { path, record, photos, state, key } = walk;
  return (
    <ShopPage
      title={`${t("walkRound:title")} · ${record.shop.name}`}
      shop={{ ...record.shop, logo: null }}
      path={path}
    >
      {refusal?.error && (
        <p className="problem" role="alert">
          {t(refusal.error)}
        </p>
      )}
      {typeof state === "object" ? (
        <section className="done">
          <h1>{t("walkRound:thanks")}</h1>
          <p className="note">
            {t("walkRound:thanksText", {
              name: state.name,
              moment: formatMoment(state.at, language, state.zone),
            })}
          </p>
        </section>
      ) : (
        <>
          <h1>{t("walkRound:greeting", { name: record.customer })}</h1>
          <p>{t("walkRound:intro")}</p>
        </>
      )}
      <WalkSections words={words} record={record} photos={photos} />
      {state === "changed" && (
        <p className="problem" role="alert">
          {t("walkRound:changed")}
        </p>
      )}
      {state === "open" && (
        <form
          method="post"
          action={`${path}?lng=${language}`}
          noValidate
          data-keep=""
          data-draft={key}
        >
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="language" value={language} />
          <SignSection record={record} refusal={refusal} />
        </form>
      )}
      {children}
      <PageScript />
    </ShopPage>
  );
}

type Sign = { record: WalkRecord; refusal: AnswerRefusal | undefined };

function SignSection({ record, refusal }: Sign) {
  const { t, language } = useWords();
  return (
    <section id="sign">
      <h2>{t("walkRound:terms")}</h2>
      <p className="pre">{record.terms[language]}</p>
      <SignFields
        refusal={refusal}
        autoComplete="off"
        isWrong={refusal?.fields?.name !== undefined}
      />
      <p className="note">{t("approval:sign")}</p>
      <button type="submit">{t("walkRound:sign")}</button>
    </section>
  );
}
