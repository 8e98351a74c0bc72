import { useWords } from "#app/ui/words.ts";

/** Label for a translation by the stand-in, or by a person for the demo. */
export function DemoMark({ byHand = false }: { byHand?: boolean | undefined }) {
  const { t } = useWords();
  return (
    <>
      {" "}
      <span className="rounded-sm border border-line-strong px-1.5 whitespace-nowrap">
        {t(byHand ? "forum:post.byHand" : "forum:post.demo")}
      </span>
    </>
  );
}
