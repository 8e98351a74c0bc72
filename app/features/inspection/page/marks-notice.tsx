import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RefusalNotice } from "#app/ui/page/here.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Rest } from "./rest-form.tsx";
import type { Marks } from "./use-marks.ts";

/** Taps that are not saved yet, and taps that the server refused. */
export function MarksNotice({ marks, rest }: { marks: Marks; rest: Rest }) {
  const { t } = useWords();
  const number = Object.keys(marks.waiting).length;
  const refusal = marks.refusal ?? (rest.answer?.ok === false ? rest.answer : undefined);
  return (
    <>
      <span role="status" className="sr-only">
        {number > 0 && !marks.isTroubled && t("inspection:saving")}
      </span>
      {marks.isTroubled && number > 0 && (
        <Notice kind="error">
          {t("inspection:waiting", { number })}{" "}
          <Button onClick={marks.again}>{t("inspection:tryNow")}</Button>
        </Notice>
      )}
      <RefusalNotice refusal={refusal} />
    </>
  );
}
