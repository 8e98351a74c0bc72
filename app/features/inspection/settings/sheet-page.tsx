import type { ReactNode } from "react";
import { href } from "react-router";
import { unitName } from "#app/features/inspection/measure.ts";
import {
  measureUnits,
  pointGroups,
  type VehicleKind,
  vehicleKinds,
} from "#app/features/inspection/sheet/points.ts";
import { SettingsActions } from "#app/features/shop/settings/settings-actions.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { type FormAnswer, useForm, WorkForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { byLanguage, inLanguage, languages } from "#app/values/language.ts";
import type { SheetRow } from "./sheet-form.ts";

type Props = {
  kind: VehicleKind;
  rows: readonly SheetRow[];
  /** The id of a new point, so that it is added once. */
  ownId: string;
  version: number;
  answer: FormAnswer | undefined;
  children: ReactNode;
};

const addressOf = (kind: VehicleKind) => `${href("/repair-cms/inspection-sheets")}?kind=${kind}`;

/** Editor of a shop's sheet for one kind of vehicle. */
export function SheetPage({ kind, rows, ownId, version, answer, children }: Props) {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("inspection:sheets.title")} lead={t("inspection:sheets.lead")} />
      <nav aria-label={t("inspection:sheets.kinds")} className="mb-4 flex flex-wrap gap-2">
        {vehicleKinds.map((one) => (
          <LinkButton
            key={one}
            kind={one === kind ? "plain" : "quiet"}
            aria-current={one === kind ? "page" : undefined}
            to={addressOf(one)}
          >
            {t(`inspection:kinds.${one}`)}
          </LinkButton>
        ))}
      </nav>
      <WorkForm
        key={`${kind} ${version}`}
        action={addressOf(kind)}
        answer={answer}
        className="grid gap-2"
      >
        <Rows {...{ kind, rows, ownId, version }} />
        <SettingsActions answer={answer}>
          {version > 0 && (
            <LinkButton
              kind="quiet"
              to={`${href("/repair-cms/inspection-sheets/standard")}?kind=${kind}`}
              preventScrollReset
            >
              {t("inspection:sheets.standard")}
            </LinkButton>
          )}
        </SettingsActions>
      </WorkForm>
      {children}
    </>
  );
}

function Rows({ kind, rows, ownId, version }: Omit<Props, "answer" | "children">) {
  const { t, language } = useWords();
  const { values } = useForm();
  const own: SheetRow = {
    id: ownId,
    group: "engine",
    name: byLanguage(() => ""),
    unit: "",
    green: "",
    yellow: "",
    worse: "low",
    isShown: true,
    isOwn: true,
  };
  const kept = typeof values.version === "string" ? values.version : String(version);
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="version" value={kept} />
      {[...rows, own].map((row, at) => (
        <PointFields
          key={row.id}
          row={typedRow(row, at, values)}
          label={row.id === ownId ? t("inspection:sheets.own") : inLanguage(row.name, language)}
          isNew={row.id === ownId}
        />
      ))}
    </>
  );
}

/** A row as it was typed, where the form came back. */
function typedRow(row: SheetRow, at: number, values: Record<string, string | string[]>): SheetRow {
  const of = (name: string) => {
    const list = values[name];
    return Array.isArray(list) ? list[at] : undefined;
  };
  if (of("id") === undefined) return row;
  const shown = values.shown;
  return {
    ...row,
    id: of("id")!,
    group: pointGroups.find((one) => one === of("group")) ?? row.group,
    name: byLanguage((one) => of(one) ?? ""),
    unit: measureUnits.find((one) => one === of("unit")) ?? "",
    green: of("green") ?? "",
    yellow: of("yellow") ?? "",
    worse: of("worse") === "high" ? "high" : "low",
    isShown: Array.isArray(shown) && shown.includes(of("id")!),
  };
}

/** A point of the sheet: whether it is on it, and behind its name all that can be changed. */
function PointFields({ row, label, isNew }: { row: SheetRow; label: string; isNew: boolean }) {
  const { t } = useWords();
  const units = measureUnits.map((value) => ({ value, label: unitName(value) }));
  return (
    <div className="flex items-start gap-3 border-b border-line">
      <input type="hidden" name="id[]" value={row.id} />
      {isNew ? (
        <input type="hidden" name="shown[]" value={row.id} />
      ) : (
        <Tick
          name="shown[]"
          value={row.id}
          defaultChecked={row.isShown}
          className="size-11 shrink-0 justify-center"
        >
          <span className="sr-only">
            {t("inspection:sheets.shown")}: {label}
          </span>
        </Tick>
      )}
      <details className="min-w-0 flex-1">
        <summary className="min-h-11 cursor-pointer py-2">
          {label}
          {!row.isShown && ` (${t("inspection:sheets.hidden")})`}
        </summary>
        <div className="grid gap-3 pb-4 sm:grid-cols-2">
          {languages.map((one) => (
            <TextField
              key={one}
              name={`${one}[]`}
              label={t(`inspection:sheets.inLanguage.${one}`)}
              defaultValue={row.name[one]}
              required
            />
          ))}
          {row.isOwn ? (
            <SelectField
              name="group[]"
              label={t("inspection:sheets.group")}
              defaultValue={row.group}
              options={pointGroups.map((value) => ({
                value,
                label: t(`inspection:groups.${value}`),
              }))}
            />
          ) : (
            <input type="hidden" name="group[]" value={row.group} />
          )}
          <SelectField
            name="unit[]"
            label={t("inspection:sheets.unit")}
            defaultValue={row.unit}
            options={[{ value: "", label: t("inspection:sheets.noUnit") }, ...units]}
          />
          {(["green", "yellow"] as const).map((limit) => (
            <TextField
              key={limit}
              name={`${limit}[]`}
              label={t(`inspection:sheets.${limit}`)}
              defaultValue={row[limit]}
              inputMode="decimal"
              autoComplete="off"
            />
          ))}
          <SelectField
            name="worse[]"
            label={t("inspection:sheets.worse")}
            defaultValue={row.worse}
            options={(["low", "high"] as const).map((value) => ({
              value,
              label: t(`inspection:sheets.worseIf.${value}`),
            }))}
          />
        </div>
      </details>
    </div>
  );
}
