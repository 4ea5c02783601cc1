import { testDatabase } from '@tsiran/db/testing'
import { expect, test } from 'vitest'
import { byScript as by, createProduct } from '../testing/fixtures.ts'
import { listLabels } from './list-labels.ts'
import { markLabels } from './mark-labels.ts'
import { readLabels } from './read-labels.ts'

const database = testDatabase({ connections: 20 })

const print = (variantIds: number[]) => readLabels(database.db, { variantIds, locale: 'hy' })

test('one mark that is sent many times at once is recorded once', async () => {
  const { variantId } = await createProduct(database.db, { sku: 'TWICE' })
  const { data, read_at: readAt } = await print([variantId])
  const marked = await Promise.all(
    Array.from({ length: 12 }, () => markLabels(database.db, { readAt, labels: data, by })),
  )
  expect(marked.toSorted()).toEqual([...Array<number>(11).fill(0), 1])
  const audits = await database.db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'label.print')
    .execute()
  expect(audits).toHaveLength(1)
})

test('prices that change while labels are marked stay to be printed, and nobody waits for ever', async () => {
  const made = await Promise.all(
    Array.from({ length: 10 }, (_, at) => createProduct(database.db, { sku: `RACE-${at}` })),
  )
  const ids = made.map(({ variantId }) => variantId)
  const { data, read_at: readAt } = await print(ids)
  await Promise.all([
    markLabels(database.db, { readAt, labels: data, by }),
    markLabels(database.db, { readAt, labels: data.toReversed(), by }),
    ...ids.map((id) =>
      database.db.updateTable('variants').set({ price: 777 }).where('id', '=', id).execute(),
    ),
  ])
  const due = await listLabels(database.db, {
    page: 1,
    limit: 50,
    search: 'RACE',
    state: 'changed',
  })
  expect(due.data).toHaveLength(10)
  expect(due.data[0]).toMatchObject({ price: 777, printed: { price: 1000 }, changes: ['price'] })
})
