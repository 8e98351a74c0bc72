import { useWords } from "#app/ui/words.ts";

/** Says that the stand-in translated: it is honest about itself wherever it shows. */
export function DemoMark() {
  const { say } = useWords();
  return (
    <>
      {" "}
      <span className="rounded-sm border border-line-strong px-1.5 whitespace-nowrap">{say("forum:post.demo")}</span>
    </>
  );
}
