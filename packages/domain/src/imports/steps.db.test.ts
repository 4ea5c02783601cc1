import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { DomainError } from '../errors.ts'
import { byScript, createProduct } from '../testing/fixtures.ts'
import { mapColumns } from './map-columns.ts'
import { readImport } from './read-import.ts'
import { startApply, startCheck } from './steps.ts'
import { checkTestImport, stageTestImport } from './testing.ts'

const database = testDatabase()
const by = byScript
const read = (id: number) => readImport(database.db, id, 'en')
const stage = (...rows: string[][]) =>
  stageTestImport(database.db, 'prices', [['sku', 'price'], ...rows])

/** What a step is refused with; the import stays as it was. */
async function refusalOf(id: number, step: (version: number) => Promise<void>) {
  const before = await read(id)
  const error = await step(before.version).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(await read(id)).toEqual(before)
  if (!(error instanceof DomainError)) throw new Error('nothing was refused', { cause: error })
  return { code: error.code, fields: error.details.fields }
}

beforeAll(() => createProduct(database.db, { sku: 'MILK', offers: [{ price: 500 }] }))

test('a step of somebody who saw another version is refused', async () => {
  const id = await stage(['MILK', '600'])
  const stale = (version: number) => startCheck(database.db, { id, version: version - 1, by })
  expect((await refusalOf(id, stale)).code).toBe('version_conflict')
})

test.each([
  ['an unknown field', ['sku', 'colour']],
  ['a field that comes twice', ['price', 'price']],
  ['fewer fields than columns', ['sku']],
])('a mapping with %s is refused', async (_what, fields) => {
  const id = await stage(['MILK', '600'])
  const map = (version: number) => mapColumns(database.db, { id, version, fields, by })
  expect(await refusalOf(id, map)).toMatchObject({
    code: 'validation_failed',
    fields: { fields: [{ key: 'invalid' }] },
  })
})

test('a check names the columns that every file of its kind needs', async () => {
  const id = await stageTestImport(database.db, 'prices', [
    ['made up', 'price'],
    ['MILK', '600'],
  ])
  const check = (version: number) => startCheck(database.db, { id, version, by })
  expect(await refusalOf(id, check)).toMatchObject({
    fields: { fields: [{ key: 'columnsMissing', values: { columns: 'sku' } }] },
  })
})

test('only a checked import is written, and only where it changes something', async () => {
  const unchecked = await stage(['MILK', '600'])
  const same = await stage(['MILK', '500'])
  await checkTestImport(database.db, same)
  for (const id of [unchecked, same]) {
    const apply = (version: number) =>
      startApply(database.db, { id, version, skipErrors: true, by })
    expect((await refusalOf(id, apply)).code).toBe('conflict')
  }
})

test('an import with refused rows is written where they are to be left out', async () => {
  const id = await stage(['MILK', '600'], ['NONE', '5'])
  await checkTestImport(database.db, id)
  const apply = (skipErrors: boolean) => (version: number) =>
    startApply(database.db, { id, version, skipErrors, by })
  expect((await refusalOf(id, apply(false))).code).toBe('conflict')
  await apply(true)((await read(id)).version)
  expect((await read(id)).state).toBe('applying')
})
