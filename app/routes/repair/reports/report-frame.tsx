import type { ComponentProps, ReactNode } from "react";
import { href } from "react-router";
import { ReportTabs } from "#app/features/reports/report-tabs.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";

type Props = {
  title: WordKey;
  lead: WordKey;
  tabs: ComponentProps<typeof ReportTabs>;
  notLoaded: WordKey;
  /** Absent if the report could not be read. */
  children: ReactNode;
};

/** A report below its title and the tabs of all reports. */
export function ReportFrame({ title, lead, tabs, notLoaded, children }: Props) {
  const { t } = useWords();
  return (
    <>
      <PageHeader
        title={t(title)}
        lead={t(lead)}
        back={{ to: href("/repair-cms"), label: t("reports:back") }}
      />
      <ReportTabs {...tabs} />
      {children || <NotLoaded what={notLoaded} />}
    </>
  );
}
