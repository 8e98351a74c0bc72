import { v7 as newId } from "uuid";
import type {
  customerImportRows,
  customerImports,
} from "#app/features/customers/import.tables.server.ts";
import { day } from "#app/values/calendar.ts";

type Rows = {
  done: typeof customerImports.$inferInsert;
  refused: (typeof customerImportRows.$inferInsert)[];
};

/** An import of a shop's old list a week ago: four customers were known, two rows were refused. */
export function importOf({ shopId, by, now }: { shopId: string; by: string; now: number }): Rows {
  const at = new Date(now - 7 * day);
  const id = newId({ msecs: at.getTime() });
  const ofRow = { shopId, importId: id, outcome: "refused" } as const;
  return {
    done: {
      shopId,
      id,
      by,
      fileName: "clientes-2024.csv",
      file: `imports/${shopId}/${id}`,
      bytes: 412,
      encoding: "windows-1252",
      delimiter: "semicolon",
      columns: ["firstName", "lastName", "phone", "make", "plate"],
      stage: "done",
      position: 412,
      rows: 6,
      joined: 4,
      refused: 2,
      createdAt: at,
      updatedAt: at,
    },
    refused: [
      {
        ...ofRow,
        row: 3,
        problem: "ui:form.phone",
        field: "phone",
        sample: "Lucía · Treviño · no tiene · Nissan · KLP-4471",
      },
      {
        ...ofRow,
        row: 5,
        problem: "imports:problem.noName",
        sample: "956 555 0166 · Ford · RTX-2290",
      },
    ],
  };
}
