import { readFile, writeFile } from 'node:fs/promises'
import type { Import } from '@tsiran/contract/admin/import-shapes'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { asStaff, signIn, type Call } from './desk-client.ts'
import { startShop, type RunningServer } from './processes.ts'
import { readSlowly } from './read-slowly.ts'
import { once, row, type Row } from './report.ts'
import { beside, readPages, uncached } from './shoppers.ts'

/** As often as the page asks for progress. */
const pollMs = 1000
/** An application that takes longer is canceled: its rows until then tell its pace. A check has no such pace. */
const maxApplyMs = 180_000

/**
 * A file of that many products is read, checked and applied by the server, as the import page asks for it, while shoppers read pages
 * that are rendered for them; beside what they get without it. Each product gets another price. Throws where rows are refused.
 */
export async function benchImports(db: Db, databaseUrl: string, rows = 100_000): Promise<Row[]> {
  const file = await makeFile(db, rows)
  const headers = await signIn(db, 'catalogue')
  const pages = uncached(await readPages(db))
  const shop = await startShop(databaseUrl)
  try {
    const call = asStaff(shop.url, headers)
    await forgetPeak(shop)
    const form = new FormData()
    form.append('file', new Blob([file]), 'products.csv')
    let last = await timed(() => step(call, 'POST', 'imports?kind=products', form))
    const read = last.ms
    const found: Row[] = []
    for (const [name, body] of [
      ['check', {}],
      ['apply', { skip_errors: false }],
    ] as const) {
      const { id, version } = last.result
      const { alone, during, result } = await beside(shop.url, pages, () =>
        timed(() => step(call, 'POST', `imports/${id}/${name}`, { version, ...body })),
      )
      last = result
      const { applied, refused, state } = last.result
      if (refused > 0 || state === 'failed')
        throw new Error(`${state}: ${JSON.stringify(last.result.errors.slice(0, 3))}`)
      found.push(
        row(`rendered pages, 4 shoppers`, alone, alone),
        once(
          `${name} of ${rows} rows`,
          last.ms,
          name === 'apply' ? applied : rows,
          alone,
          state === 'canceled' ? `canceled after ${applied} rows` : '',
        ),
        row(`rendered pages during the ${name}`, during, alone, 'aim: at least 0.80'),
      )
    }
    const note = `memory of the server’s process at its peak: ${(await peakOf(shop)).toFixed(0)} MiB`
    return [once(`upload of ${rows} rows`, read, rows, found[0]!, note), ...found]
  } finally {
    await shop.stop()
  }
}

/** A file of simple products and what they cost, another price each time that it is made. */
async function makeFile(db: Db, count: number): Promise<string> {
  const { rows } = await readSlowly(
    db,
    sql<{ rows: { sku: string; price: number; hy: string }[] }>`
    select coalesce(json_agg(f), '[]') as rows from (select p.sku, v.price + case when v.price % 20 = 0 then 10 else -10 end as price, p.name ->> 'hy' as hy
    from products p join variants v on v.product_id = p.id and v.removed_at is null
    where p.type = 'simple' and p.status <> 'service' and p.deleted_at is null and v.old_price is null and v.portion_grams is null
      and v.price > 100
    order by p.id desc limit ${count}) f`,
  )
  if (rows.length < count) throw new Error(`the shop has only ${rows.length} such products`)
  const lines = rows.map(({ sku, price, hy }) => `${sku},${price},"${hy.replaceAll('"', '""')}"`)
  return ['sku,price,name_hy', ...lines].join('\n')
}

const timed = async <T>(run: () => Promise<T>) => {
  const start = performance.now()
  const result = await run()
  return { ms: performance.now() - start, result }
}

/** Asks for a step of an import, and waits for its end, or for the end of its canceled job. */
async function step(call: Call, method: string, path: string, body: object): Promise<Import> {
  let { data } = await call<{ data: Import }>(method, path, body)
  const end = performance.now() + maxApplyMs
  let isCanceled = false
  while (data.state === 'checking' || data.state === 'applying') {
    await sleep(pollMs)
    if (data.state === 'applying' && performance.now() > end && !isCanceled) {
      // Refused while a batch is being written; then it is asked for again.
      isCanceled = await call('POST', `imports/${data.id}/cancel`, {}).then(
        () => true,
        () => false,
      )
    }
    ;({ data } = await call<{ data: Import }>('GET', `imports/${data.id}`))
  }
  return data
}

/** The highest resident memory of a process in MiB since {@link forgetPeak}. */
async function peakOf({ child }: RunningServer): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
}

const forgetPeak = ({ child }: RunningServer) =>
  writeFile(`/proc/${child.pid}/clear_refs`, '5').catch(() => undefined)
