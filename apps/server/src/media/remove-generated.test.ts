import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { perLocale } from '@tsiran/contract/map-text'
import { testDatabase } from '@tsiran/db/testing'
import { savePage } from '@tsiran/domain/content/save-page'
import { placeholder } from '@tsiran/domain/media/media'
import { leaseJob } from '@tsiran/domain/shared/lease-job'
import { queueJob } from '@tsiran/domain/shared/queue-job'
import { byScript } from '@tsiran/domain/testing/fixtures'
import { createShop, stockShop } from '@tsiran/domain/testing/shop'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { jobWorkers } from '../ops/job-workers.ts'

const database = testDatabase()
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'tsiran-generated-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

const t = (text: string) => perLocale(() => text)
const folderOf = (key: string) => path.join(dataDir, 'generated', key)
async function draw(key: string) {
  await mkdir(folderOf(key), { recursive: true })
  for (const file of ['240.webp', '480.avif']) await writeFile(path.join(folderOf(key), file), 'x')
}
const isThere = (key: string) =>
  access(folderOf(key)).then(
    () => true,
    () => false,
  )

test('with the demo catalogue go its pictures, except those that something shows', async () => {
  const { db } = database
  await createShop(db)
  const { 'CHEESE-1': product } = await stockShop(db)
  await sql`insert into product_images (product_id, media) values (${product!}, 'products/shown-1')`.execute(
    db,
  )
  await sql`update categories set image = 'categories/1' where id = (select min(id) from categories)`.execute(
    db,
  )
  const texts = { title: t('x'), meta_title: t('x'), meta_description: t('x') }
  await savePage(db, { ...texts, html: t('<img src="/media/blog/in-text/480.webp" alt="x">') })
  const shown = ['products/shown-1', 'categories/1', 'blog/in-text', placeholder]
  const gone = ['products/shown-1-2', 'products/gone-1', 'brands/gone', 'sliders/gone']
  for (const key of [...shown, ...gone]) await draw(key)
  await writeFile(path.join(dataDir, 'generated/VERSION'), 'v1')

  await queueJob(db, { kind: 'demo_catalogue', key: 'demo', data: { act: 'remove' }, by: byScript })
  const job = (await leaseJob(db, 'demo_catalogue'))!
  const context = { db, config: { dataDir } } as Context
  await jobWorkers.demo_catalogue!.run(context, job, new AbortController().signal)

  const left = async (keys: string[]) =>
    (await Promise.all(keys.map(isThere))).filter(Boolean).length
  expect([await left(shown), await left(gone)]).toEqual([shown.length, 0])
  expect(await isThere('VERSION')).toBe(true)
})
