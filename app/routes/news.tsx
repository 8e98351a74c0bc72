import { Empty } from "#app/ui/empty.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useWords } from "#app/ui/words.ts";

export default function Page() {
  const { say } = useWords();
  return (
    <>
      <PageHeader title={say("site:news.title")} lead={say("site:news.lead")} />
      <Empty title={say("site:news.empty")}>
        <p>{say("site:news.emptyText")}</p>
      </Empty>
    </>
  );
}
