import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { missingLanguages } from './languages.ts'
import { addLanguage } from './apply-migration.ts'
import { testDatabase } from './testing.ts'

const database = testDatabase()

test('a new language has the default one’s texts until they are written, and sorts by its own rules', async () => {
  const { db, url } = database
  const texts = [
    { hy: 'Ա', ru: 'А', en: 'A' },
    { hy: 'Բ', ru: 'Б', en: 'B', eo: 'Ĉ' },
  ]
  for (const label of texts)
    await sql`insert into brands (slug, label) values (${label.en}, ${JSON.stringify(label)})`.execute(
      db,
    )
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    expect(await missingLanguages(client, ['hy', 'eo'])).toEqual(['eo'])
    await addLanguage(client, 'eo')
    expect(await missingLanguages(client, ['hy', 'eo'])).toEqual([])
  } finally {
    await client.end()
  }
  const { rows } =
    await sql`select label from brands order by (label ->> 'eo') collate shop_eo`.execute(db)
  expect(rows).toEqual([
    { label: { hy: 'Բ', ru: 'Б', en: 'B', eo: 'Ĉ' } },
    { label: { hy: 'Ա', ru: 'А', en: 'A', eo: 'Ա' } },
  ])
})

test('a row may name any language, and nothing else', async () => {
  const insert = (locale: string) =>
    sql`insert into carts (api_token, locale) values (${'0'.repeat(32)}, ${locale})`.execute(
      database.db,
    )
  await insert('eo')
  await expect(insert('Esperanto')).rejects.toThrow('carts_locale_check')
})
