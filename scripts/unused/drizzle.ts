import { withWords } from "./assume.ts";
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

/**
 * Writes a query into one text and one list. Drizzle made an object, two lists and a copy of the
 * settings for each part, and escaped each name again. Kinds of parts that are rare are left to
 * what Drizzle has for them.
 */
export const writesQueriesAtOnce = (code: string): string =>
  withWords(code, {
    "class SQL {": `const columnNames = new WeakMap();
function nameOf(column, { casing, escapeName }) {
  let name = columnNames.get(column);
  if (name !== undefined) return name;
  const { table } = column;
  const [schema, tableName] = [table[Table.Symbol.Schema], escapeName(table[Table.Symbol.Name])];
  const own = tableName + "." + escapeName(casing.getColumnCasing(column));
  name = table[IsAlias] || schema === undefined ? own : escapeName(schema) + "." + own;
  if (!column.keyAsName && !table[IsAlias]) columnNames.set(column, name);
  return name;
}
class SQL {`,
    "buildQueryFromSourceParams(chunks, _config) {": `buildQueryFromSourceParams(chunks, _config) {
    const query = { sql: "", params: [] };
    const config = {
      ..._config,
      inlineParams: _config.inlineParams || this.shouldInlineParams,
      paramStartIndex: _config.paramStartIndex || { value: 0 }
    };
    for (const chunk of chunks) this.writePart(query, chunk, config);
    return query;
  }
  writePart(query, chunk, config) {
    if (is(chunk, StringChunk)) query.sql += chunk.value.length === 1 ? chunk.value[0] ?? "" : chunk.value.join("");
    else if (is(chunk, Name)) query.sql += config.escapeName(chunk.value);
    else if (chunk === undefined) return;
    else if (Array.isArray(chunk)) {
      query.sql += "(";
      chunk.forEach((one, at) => {
        if (at > 0) query.sql += ", ";
        this.writePart(query, one, config);
      });
      query.sql += ")";
    } else if (is(chunk, SQL)) {
      const inside = chunk.shouldInlineParams && !config.inlineParams ? { ...config, inlineParams: true } : config;
      for (const one of chunk.queryChunks) this.writePart(query, one, inside);
    } else if (is(chunk, Column) && config.invokeSource !== "indexes") query.sql += nameOf(chunk, config);
    else if (is(chunk, Param) && !config.inlineParams && !config.prepareTyping) this.writeValue(query, chunk, config);
    else if ((typeof chunk === "string" || typeof chunk === "number") && !config.inlineParams) this.writeParam(query, chunk, config);
    else {
      const { sql, params, typings = [] } = this.buildRarePart([chunk], config);
      query.sql += sql;
      query.params.push(...params);
      if (typings.length > 0) (query.typings ??= []).push(...typings);
    }
  }
  writeValue(query, chunk, config) {
    const isLater = is(chunk.value, Placeholder);
    const value = isLater ? chunk : chunk.value === null ? null : chunk.encoder.mapToDriverValue(chunk.value);
    if (is(value, SQL)) return this.writePart(query, value, config);
    this.writeParam(query, value, config);
  }
  writeParam(query, value, config) {
    query.sql += config.escapeParam(config.paramStartIndex.value++, value);
    query.params.push(value);
    (query.typings ??= []).push("none");
  }
  buildRarePart(chunks, _config) {`,
  });
