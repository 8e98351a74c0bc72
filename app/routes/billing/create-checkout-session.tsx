import { href, redirectDocument } from "react-router";
import { type SignedIn, write } from "#app/features/account/guard.server.ts";
import { startCheckout } from "#app/features/billing/checkout/checkout.server.ts";
import { planForm } from "#app/features/billing/forms.ts";
import { RetryForm } from "#app/features/billing/plan/retry-form.tsx";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { onlyWrites } from "#app/http/only-writes.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/create-checkout-session";

export const middleware = [onlyWrites(href("/premium"))];

export const action = write(
  "member",
  async ({ platform, request, context, viewer }: Route.ActionArgs & SignedIn) => {
    const form = await readForm(request, planForm);
    if (!form.ok)
      return refuse({ error: { key: "billing:checkout.notCreated" }, values: form.values });
    const sent = await startCheckout(platform, viewer, {
      plan: form.value.plan,
      language: languageOf(context),
      timeZone: readerZone(request),
    });
    return sent.ok
      ? redirectDocument(sent.url)
      : refuse({ error: { key: sent.error }, values: form.values }, sent.status);
  },
  "account:session.expired",
);

export const clientAction = answering("billing:checkout.failed");

export default function CreateCheckoutSession({ actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const plan =
    actionData?.ok === false && actionData.values?.plan === "premium" ? "premium" : "medium";
  return (
    <RetryForm
      title={t("billing:checkout.title")}
      answer={actionData}
      action={href("/create-checkout-session")}
      pending={t("billing:choose.pending")}
    >
      <input type="hidden" name="plan" value={plan} />
    </RetryForm>
  );
}
