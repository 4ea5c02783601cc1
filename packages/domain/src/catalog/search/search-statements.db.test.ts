import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asGuest } from '../../shared/viewer.ts'
import { createShop, productInput } from '../../testing/shop.ts'
import { saveProduct } from '../save-product.ts'
import { listProducts } from '../list-products.ts'
import { findPage } from './search-products.ts'

const database = testDatabase({ connections: 1 })

test('a connection keeps one plan for all searches, whatever is typed', async () => {
  const { db } = database
  await createShop(db)
  const name = { hy: 'Կաթ', ru: 'Молоко домашнее', en: 'Milk' }
  await saveProduct(db, productInput('MILK', { name }))
  for (const search of ['молоко', 'молоко домашнее', 'milk', 'kat', 'moloko domashnee'])
    expect((await findPage(db, { search }, 'ru')).total).toBe(1)
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement ~ 'with\\s+q as'`.execute(db)
  expect(rows).toHaveLength(1)
  for (const search of ['молоко', 'молоко домашнее', 'milk', 'kat', 'moloko domashnee'])
    expect((await listProducts(db, { search }, asGuest('ru'))).meta.total).toBe(1)
  const lists = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement ~ 'found as materialized'`.execute(
    db,
  )
  expect(lists.rows).toHaveLength(1)
})
