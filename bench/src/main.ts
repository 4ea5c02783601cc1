import { parseArgs } from 'node:util'
import { migrate } from '@tsiran/db/migrate'
import { openDatabase } from '@tsiran/db/database'
import { seedDemo } from '@tsiran/demo/seed'
import { benchBulk } from './bulk.ts'
import { benchCarts } from './carts.ts'
import { benchCatalog } from './catalog.ts'
import { benchCores } from './cores.ts'
import { benchDesk, benchRename } from './desk.ts'
import { benchFrames } from './frames.ts'
import { printGrowth } from './growth.ts'
import { benchImports } from './imports.ts'
import { benchLedger } from './ledger.ts'
import { benchSlots } from './slots.ts'
import { benchMemory } from './memory.ts'
import { benchOrders } from './orders.ts'
import { benchPages } from './pages.ts'
import { printPlans } from './plans.ts'
import { startDatabase } from './processes.ts'
import { provideOrders, provideProducts, provideStock } from './provide.ts'
import { benchQuickOrder } from './quick-order.ts'
import { benchReports } from './reports.ts'
import { isRefused, print, save, type Row } from './report.ts'
import { benchSearch } from './search.ts'
import { benchSeen } from './seen.ts'

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '100000' },
    only: { type: 'string', default: '' },
    data: { type: 'string' },
    save: { type: 'string' },
    rows: { type: 'string', default: '100000' },
  },
})
const most = Number(values.size)
/** Products of the catalogue, one size after the other. A folder's database has the largest alone. */
const sizes = values.data
  ? [most]
  : [1_000, 10_000, 100_000, 1_000_000].filter((size) => size <= most)
const wanted = (name: string) => values.only === '' || values.only.split(',').includes(name)

/**
 * Runs the benchmarks
 * (`--only pages,carts,cores,ledger,slots,orders,reports,seen,bulk,imports,desk,rename,frames,memory,catalog,search,quick-order,plans`
 * some of them) over catalogues of up to `--size` products, and as many orders. Prints each figure beside the baseline of the same
 * run. The database is a fresh one, or that of the folder `--data`, which the next run finds as this one leaves it. `--save NAME`
 * writes the figures to `results`. Exits with 1 where a request was refused.
 */
const database = await startDatabase(values.data)
try {
  await migrate(database.url)
  const db = openDatabase({ url: database.url, connections: 4 })
  await seedDemo(db)
  if (values.data) {
    await provideOrders(db, most)
    await provideProducts(db, most)
  }
  if (wanted('pages')) print(await benchPages(database.url, database.folder))
  if (wanted('carts')) print(await benchCarts(db, database.url))
  if (wanted('cores')) print(await benchCores(db, database.url))
  if (wanted('ledger')) print(await benchLedger(db, database.url))
  if (wanted('slots')) print(await benchSlots(db, database.url))
  if (wanted('seen')) print(await benchSeen(db, database.url))
  if (wanted('orders')) {
    await provideOrders(db, most)
    print(await benchOrders(db, database.url))
  }
  if (wanted('reports')) {
    await provideOrders(db, most)
    await provideStock(db)
    print(await benchReports(db, database.url))
  }
  if (wanted('memory')) print(await benchMemory(db, database.url))
  if (['catalog', 'search', 'quick-order', 'plans'].some(wanted)) {
    const measured = new Map<number, Row[]>()
    for (const size of sizes) {
      await provideProducts(db, size)
      const rows = wanted('catalog') ? await benchCatalog(db, database.url, size) : []
      if (wanted('search')) rows.push(...(await benchSearch(database.url, size)))
      if (wanted('quick-order')) rows.push(...(await benchQuickOrder(db, database.url)))
      print(rows)
      measured.set(size, rows)
    }
    printGrowth(measured)
    if (wanted('plans')) {
      await provideOrders(db, most)
      await provideStock(db)
      await printPlans(database.url)
    }
  }
  if (['desk', 'rename', 'frames', 'bulk', 'imports'].some(wanted)) await provideProducts(db, most)
  if (wanted('desk')) {
    await provideStock(db)
    print(await benchDesk(db, database.url))
  }
  if (wanted('frames')) print(await benchFrames(db, database.url))
  if (wanted('bulk')) print(await benchBulk(db, database.url))
  if (wanted('rename')) print(await benchRename(db, database.url))
  if (wanted('imports')) print(await benchImports(db, database.url, Number(values.rows)))
  if (values.save) await save(values.save)
  await db.destroy()
} finally {
  await database.stop()
}
if (isRefused()) {
  process.stderr.write('some requests were refused: the figures are not to be trusted\n')
  process.exitCode = 1
}
