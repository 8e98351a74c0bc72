import { data, href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { nameFrom } from "#app/features/quotes/canned/canned.ts";
import { typedToCan } from "#app/features/quotes/canned/quote-to-can.ts";
import { saveCanned } from "#app/features/quotes/canned/save-canned.server.ts";
import { rearranged } from "#app/features/quotes/form/list-buttons.ts";
import { QuoteFields } from "#app/features/quotes/form/quote-fields.tsx";
import { quoteForm, quoteFormSize } from "#app/features/quotes/form/quote-forms.ts";
import { pricedQuote } from "#app/features/quotes/priced-quote.ts";
import { findShopRates } from "#app/features/quotes/rates.server.ts";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { formId } from "#app/http/form-id.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { WorkForm } from "#app/ui/form/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { useListAddress } from "#app/ui/page/list-address.ts";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/new";

export const loader = read({ area: "repair", needs: "editQuotes" }, async () => ({ id: newId() }));

export const action = write(
  { area: "repair", needs: "editQuotes" },
  { receives: quoteFormSize, failed: "canned:notSaved" },
  async ({ db, now, context, request, shop }: Route.ActionArgs & InShop, { values, check }) => {
    const language = languageOf(context);
    const rates = await findShopRates(db, shop.id);
    if (!rates) return refuse({ error: { key: "quotes:noShop" }, values });
    const lines = rearranged(values, request, rates);
    if (lines) return data(lines);
    const form = check(quoteForm({ ...rates, language }));
    if (!form.ok) return refuse(form);
    const id = formId(form.value.id, now);
    const quote = typedToCan(pricedQuote(form.value, rates), rates, { id, now, newId });
    const saved = await saveCanned(
      db,
      { shopId: shop.id, id },
      {
        from: { quote, translations: [] },
        name: nameFrom(quote.description),
        language,
        now,
      },
    );
    if (saved === "saved") return redirect(href("/repair-cms/canned-quotes"));
    if (saved === "full") return refuse({ error: { key: "canned:full" }, values }, 409);
    return refuse({ fields: { description: { key: "canned:taken" } }, values }, 409);
  },
);

export const clientAction = answering("canned:notSaved");

/** The form of a quote without what is a job's own: taxes, discount, and sums. */
export default function NewCanned({ actionData, loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const closeTo = useListAddress(href("/repair-cms/canned-quotes"))();
  return (
    <Modal title={t("canned:new")} closeTo={closeTo} long>
      <WorkForm answer={actionData} draft="canned" className="grid gap-5">
        <p>{t("canned:newAbout")}</p>
        <QuoteFields
          edit
          action={href("/repair-cms/canned-quotes/new")}
          closeTo={closeTo}
          rates={undefined}
          id={loaderData.id}
        />
      </WorkForm>
    </Modal>
  );
}
