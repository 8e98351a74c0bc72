import { withFunctions } from "./leave-out.ts";

// Drizzle asks of each value of each row what kind of column it is in, and walks through the
// classes of both to answer, because an app may have two copies of it. This one has one
// (docs/decisions/0155-drizzle-reads-rows-by-a-plan.md).

/** `is`, for a single copy of Drizzle. */
export const isByClass = (code: string): string =>
  withFunctions(code, { is: "function is(value, type) { return value instanceof type; }" });

/** `mapResultRow` with what it finds out about the columns kept for the next row. */
export const mapsRowsByPlan = (code: string): string =>
  withFunctions(code, {
    mapResultRow: `const plans = new WeakMap();
function planOf(columns) {
  let plan = plans.get(columns);
  if (plan) return plan;
  plan = columns.map(({ path, field }) => {
    const isColumn = is(field, Column);
    const decoder = isColumn ? field : is(field, SQL) ? field.decoder : is(field, Subquery) ? field._.sql.decoder : field.sql.decoder;
    return { decoder, outer: path.slice(0, -1), name: path[path.length - 1], joined: isColumn && path.length === 2 ? field : undefined };
  });
  plans.set(columns, plan);
  return plan;
}
function mapResultRow(columns, row, joinsNotNullableMap) {
  const result = {};
  const nulls = {};
  const plan = planOf(columns);
  for (let at = 0; at < plan.length; at++) {
    const { decoder, outer, name, joined } = plan[at];
    let node = result;
    for (const key of outer) node = node[key] ??= {};
    const value = row[at] === null ? null : decoder.mapFromDriverValue(row[at]);
    node[name] = value;
    if (!joinsNotNullableMap || !joined) continue;
    const [object] = outer;
    if (!(object in nulls)) nulls[object] = value === null ? getTableName(joined.table) : false;
    else if (typeof nulls[object] === "string" && nulls[object] !== getTableName(joined.table)) nulls[object] = false;
  }
  for (const object in nulls)
    if (typeof nulls[object] === "string" && !joinsNotNullableMap[nulls[object]]) result[object] = null;
  return result;
}`,
  });
