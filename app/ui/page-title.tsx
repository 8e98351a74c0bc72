import { useWords } from "./words.ts";

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
  const { say } = useWords();
  return (
    <>
      <title>{page ? say("site:title", { page }) : say("site:home")}</title>
      <meta name="description" content={description ?? say("site:description")} />
    </>
  );
}
