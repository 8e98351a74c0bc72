import { href, isRouteErrorResponse } from "react-router";
import { InterruptedForm, interruptedBy } from "#app/features/account/interrupted-form.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";

type Props = { error: unknown; notFound: WordKey; notLoaded: WordKey };

/** Shown instead of a page of parts: absent, unreadable, or with an interrupted form. */
export function PartsProblem({ error, notFound, notLoaded }: Props) {
  const { t } = useWords();
  const interrupted = interruptedBy(error);
  if (interrupted) return <InterruptedForm {...interrupted} />;
  if (!isRouteErrorResponse(error) || error.status !== 404) return <NotLoaded what={notLoaded} />;
  return (
    <Empty title={t(notFound)} heading="h1">
      <LinkButton to={href("/repair-cms/parts")}>{t("parts:title")}</LinkButton>
    </Empty>
  );
}
