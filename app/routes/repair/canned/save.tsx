import { href } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { nameFrom } from "#app/features/quotes/canned/canned.ts";
import { CannedName } from "#app/features/quotes/canned/canned-fields.tsx";
import { saveCannedForm } from "#app/features/quotes/canned/forms.ts";
import { findToCan, saveCanned } from "#app/features/quotes/canned/save-canned.server.ts";
import { quoteHref } from "#app/features/quotes/quote.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { formId } from "#app/http/form-id.ts";
import { smallForm } from "#app/http/form-size.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { FormActions, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/save";

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ db, params, shop }: Route.LoaderArgs & InShop) => {
    const ref = { shopId: shop.id, jobId: params.jobId, id: params.quoteId };
    const { quote } = (await findToCan(db, ref)) ?? notFound();
    return { id: newId(), name: nameFrom(quote.description) };
  },
);

export const action = write(
  { area: "repair", needs: "editQuotes" },
  { receives: smallForm, failed: "canned:notSaved" },
  async ({ db, now, context, params, shop }: Route.ActionArgs & InShop, { values, check }) => {
    const ref = { shopId: shop.id, jobId: params.jobId, id: params.quoteId };
    const from = (await findToCan(db, ref)) ?? notFound();
    const form = check(saveCannedForm);
    if (!form.ok) return refuse(form);
    const { name } = form.value;
    const key = { shopId: shop.id, id: formId(form.value.id, now) };
    const language = languageOf(context);
    const saved = await saveCanned(db, key, { from, name, language, now });
    if (saved === "saved") return { ok: true, name } as const;
    if (saved === "full") return refuse({ error: { key: "canned:full" }, values }, 409);
    return refuse({ fields: { name: { key: "canned:taken" } }, values }, 409);
  },
);

export const clientAction = answering("canned:notSaved");

export default function SaveCanned({ actionData, loaderData, params }: Route.ComponentProps) {
  const { t } = useWords();
  const closeTo = quoteHref(params.jobId, params.quoteId);
  if (actionData?.ok)
    return (
      <Modal title={t("canned:save")} closeTo={closeTo}>
        <div className="grid gap-5">
          <Notice kind="done">{t("canned:saved", { name: actionData.name })}</Notice>
          <div className="flex flex-wrap justify-end gap-3">
            <LinkButton to={href("/repair-cms/canned-quotes")}>{t("canned:all")}</LinkButton>
            <LinkButton kind="primary" to={closeTo} preventScrollReset>
              {t("canned:toQuote")}
            </LinkButton>
          </div>
        </div>
      </Modal>
    );
  return (
    <Modal title={t("canned:save")} closeTo={closeTo}>
      <WorkForm answer={actionData} className="grid gap-6">
        <p>{t("canned:saveAbout")}</p>
        <CannedName name={loaderData.name} />
        <StableValue name="id" value={loaderData.id} />
        <FormActions cancelTo={closeTo}>
          <SubmitButton pending={t("canned:saving")}>{t("canned:save")}</SubmitButton>
        </FormActions>
      </WorkForm>
    </Modal>
  );
}
