import { Link } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { useWords } from "#app/ui/words.ts";

/** For whoever has no current Diamond plan: posts are read as they were written (specification, section 2). */
export function BronzeNote() {
  const { say } = useWords();
  return (
    <p className="mb-4 rounded-md border border-line bg-steel px-4 py-2 text-base">
      {say("forum:bronzeNote")}{" "}
      <Link to="/premium" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {say("forum:seePlans")}
      </Link>
    </p>
  );
}

/** Instead of a topic: there is none. */
export function TopicMissing() {
  const { say } = useWords();
  return (
    <>
      <PageTitle page={say("forum:title")} />
      <Empty title={say("forum:topic.missing")} heading="h1">
        <LinkButton to="/discussion">{say("forum:back")}</LinkButton>
      </Empty>
    </>
  );
}
