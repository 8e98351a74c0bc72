import { href, redirectDocument } from "react-router";
import { type SignedIn, write } from "#app/features/account/guard.server.ts";
import { openPortal } from "#app/features/billing/checkout/portal.server.ts";
import { RetryForm } from "#app/features/billing/plan/retry-form.tsx";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { onlyWrites } from "#app/http/only-writes.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/portal";

export const middleware = [onlyWrites(href("/premium"))];

export const action = write(
  "member",
  async ({ platform, context, viewer }: Route.ActionArgs & SignedIn) => {
    const sent = await openPortal(platform, viewer, languageOf(context));
    return sent.ok ? redirectDocument(sent.url) : refuse(sent.error, sent.status);
  },
  "account:session.expired",
);

export const clientAction = answering("billing:portal.failed");

export default function Portal({ actionData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <RetryForm
      title={t("billing:portal.title")}
      answer={actionData}
      action={href("/premium/portal")}
      pending={t("billing:portal.pending")}
    />
  );
}
