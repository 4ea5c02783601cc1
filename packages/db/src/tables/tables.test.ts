import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../testing.ts'

const database = testDatabase()

/** Property names by interface name, from a file of table types. */
async function readInterfaces(file: string): Promise<Map<string, string[]>> {
  const source = await readFile(new URL(file, import.meta.url), 'utf8')
  const found = [...source.matchAll(/export interface (\w+) \{\n([\s\S]*?)\n\}/g)]
  return new Map(
    found.map(([, name = '', body = '']) => [
      name,
      [...body.matchAll(/^ {2}(\w+):/gm)].map(([, column = '']) => column),
    ]),
  )
}

test('the table types match the columns of the live schema', async () => {
  const index = await readFile(new URL('tables.ts', import.meta.url), 'utf8')
  const files = [...index.matchAll(/from '\.\/([\w-]+\.ts)'/g)].map(([, file = '']) => file)
  const interfaces = new Map(
    (await Promise.all(files.map(readInterfaces))).flatMap((map) => [...map]),
  )
  const declared = Object.fromEntries(
    [...index.matchAll(/^ {2}(\w+): \w+\.(\w+)$/gm)].map(([, table = '', type = '']) => [
      table,
      [...(interfaces.get(type) ?? [])].sort(),
    ]),
  )
  const { rows } = await sql<{ table_name: string; columns: string[] }>`
    select table_name, array_agg(column_name::text order by column_name) as columns from information_schema.columns
    where table_schema = 'public' and table_name <> 'migrations' group by table_name`.execute(
    database.db,
  )
  expect(declared).toEqual(
    Object.fromEntries(rows.map(({ table_name, columns }) => [table_name, [...columns].sort()])),
  )
})
