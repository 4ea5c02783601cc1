import type pg from 'pg'

/** Every row of every table by the table's name, in the order of its primary key. */
export type Rows = Record<string, Record<string, unknown>[]>

export async function readRows(client: pg.Client): Promise<Rows> {
  const { rows } = await client.query<{ name: string; key: string }>(`
    select c.relname as name, coalesce(string_agg(quote_ident(a.attname), ', ' order by a.attnum), '1') as key
    from pg_class c
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    left join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'migrations'
    group by c.relname order by c.relname`)
  const all: Rows = {}
  for (const { name, key } of rows) {
    const found = await client.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${name} t order by ${key}`,
    )
    all[name] = found.rows.map(({ row }) => row)
  }
  return all
}

/** What differs of the rows that were there before, as `table.column`, or `table` where the number of rows differs. */
export function differences(before: Rows, after: Rows): string[] {
  const found = Object.entries(before).flatMap(([table, rows]) => {
    const now = after[table]
    if (now?.length !== rows.length) return [table]
    return rows.flatMap((row, index) =>
      Object.keys(row)
        .filter((column) => JSON.stringify(row[column]) !== JSON.stringify(now[index]![column]))
        .map((column) => `${table}.${column}`),
    )
  })
  return [...new Set(found)].sort()
}
