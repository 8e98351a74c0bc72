import { useWords } from "#app/ui/words.ts";
import { useRequest } from "./request.ts";

/**
 * The id of the failed request, to mention to support; nothing where no request was made, for lack
 * of a network.
 */
export function RequestLine() {
  const { t } = useWords();
  const { id } = useRequest();
  if (!id) return null;
  return (
    <p>
      {t("ui:request")}
      <code
        data-request=""
        className="figures mt-2 block break-all rounded-md border border-line-strong bg-card px-4 py-3 text-base"
      >
        {id}
      </code>
    </p>
  );
}
