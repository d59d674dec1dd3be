import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/**
 * A row in a backup is a JSON object of its columns, each value in the text that PostgreSQL itself writes for it and
 * reads again: it alone knows every value to the last digit, and no driver touches it.
 */

/** Begins a transaction that reads or writes rows: times are written one way, whatever the server is set to. */
export const exactText = sql`set local datestyle = 'ISO, YMD'`;

/** The row as the text of a JSON object. */
export function rowAsJson(table: PgTable): SQL<string> {
  const values = columnsOf(table).map((column) => sql`${column.name}::text, ${column}::text`);
  return sql`json_build_object(${sql.join(values, sql`, `)})::text`;
}

/** Inserts such rows. */
export function insertion(table: PgTable, rows: readonly string[]): SQL {
  const columns = columnsOf(table);
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  const names = list(columns.map(({ name }) => sql.identifier(name).getSQL()));
  const texts = list(columns.map(({ name }) => sql`${sql.identifier(name)} text`));
  const values = list(
    columns.map((column) => sql`${sql.identifier(column.name)}::${sql.raw(column.getSQLType())}`),
  );
  // As text: a driver would write a parameter of JSON as JSON once more.
  return sql`
    insert into ${table} (${names}) overriding system value
    select ${values} from json_to_recordset(${`[${rows.join(",")}]`}::text::json) as written(${texts})`;
}

const columnsOf = (table: PgTable) => Object.values(getTableColumns(table));
