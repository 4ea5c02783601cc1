import type pg from 'pg'

type Row = Record<string, unknown>
/** Every row of every table by the table's name and the row's primary key, as JSON. */
export type Rows = Record<string, Record<string, Row>>

export async function readRows(client: pg.Client): Promise<Rows> {
  const { rows: tables } = await client.query<{ name: string; key: string }>(`
    select c.relname as name,
      coalesce('jsonb_build_array(' || string_agg(quote_ident(a.attname), ', ' order by a.attnum) || ')', 'to_jsonb(t)') as key
    from pg_class c
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    left join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'migrations'
    group by c.relname order by c.relname`)
  const all: Rows = {}
  for (const { name, key } of tables) {
    const { rows } = await client.query<{ key: string; row: Row }>(
      `select ${key}::text as key, to_jsonb(t) as row from ${name} t order by 1`,
    )
    all[name] = Object.fromEntries(rows.map(({ key, row }) => [key, row]))
  }
  return all
}

/**
 * What became of the rows and columns that were there before: `table.column` where a value changed, `-table` where a row is gone,
 * `+table` where one came.
 */
export function differences(before: Rows, after: Rows): string[] {
  const found = Object.entries(before).flatMap(([table, rows]) => {
    const now = after[table] ?? {}
    const changed = Object.entries(rows).flatMap(([key, row]) => {
      const other = now[key]
      if (!other) return [`-${table}`]
      return Object.keys(row)
        .filter((column) => JSON.stringify(row[column]) !== JSON.stringify(other[column]))
        .map((column) => `${table}.${column}`)
    })
    return [...changed, ...(Object.keys(now).some((key) => !rows[key]) ? [`+${table}`] : [])]
  })
  return [...new Set(found)].sort()
}
