import { Empty } from "#app/ui/empty.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useWords } from "#app/ui/words.ts";

export default function Page() {
  const { say } = useWords();
  return (
    <>
      <PageHeader title={say("site:videos.title")} lead={say("site:videos.lead")} />
      <Empty title={say("site:videos.empty")}></Empty>
    </>
  );
}
