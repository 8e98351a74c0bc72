import { Empty } from "#app/ui/empty.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useWords } from "#app/ui/words.ts";

export default function Page() {
  const { say } = useWords();
  return (
    <>
      <PageHeader title={say("site:forum.title")} lead={say("site:forum.lead")} />
      <Empty title={say("site:forum.empty")}></Empty>
    </>
  );
}
