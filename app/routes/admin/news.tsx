import { AdminTabs } from "#app/features/site/admin-tabs.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useWords } from "#app/ui/words.ts";

export default function Page() {
  const { say } = useWords();
  return (
    <>
      <PageHeader title={say("site:nav.manageNews")} />
      <AdminTabs />
      <Empty title={say("site:admin.noNews")} />
    </>
  );
}
