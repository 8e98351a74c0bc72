import { useWords } from "#app/ui/words.ts";

/**
 * The title and description of a page, in the reader's language. React lifts them into the head, so
 * they change with the language in place; `page` left out is the product itself.
 */
export function PageTitle({
  page,
  description,
}: {
  page?: string | undefined;
  description?: string;
}) {
  const { t } = useWords();
  return (
    <>
      <title>{page ? t("site:title", { page }) : t("site:home")}</title>
      <meta name="description" content={description ?? t("site:description")} />
    </>
  );
}
