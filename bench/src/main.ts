import { parseArgs } from 'node:util'
import { migrate } from '@tsiran/db/migrate'
import { openDatabase } from '@tsiran/db/database'
import { seedDemo } from '@tsiran/demo/seed'
import { seedSynthetic } from '@tsiran/demo/synthetic'
import { benchCarts } from './carts.ts'
import { benchCatalog } from './catalog.ts'
import { printGrowth } from './growth.ts'
import { benchMemory } from './memory.ts'
import { benchOrders } from './orders.ts'
import { benchPages } from './pages.ts'
import { printPlans } from './plans.ts'
import { startDatabase } from './processes.ts'
import { benchQuickOrder } from './quick-order.ts'
import { print, type Row } from './report.ts'
import { benchSearch } from './search.ts'
import { benchSeen } from './seen.ts'

const { values } = parseArgs({
  options: { large: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
})
/** Products of the catalogue; with `--large` also a million, which takes minutes to seed. */
const sizes = [1_000, 10_000, 100_000, ...(values.large ? [1_000_000] : [])]
const wanted = (name: string) => values.only === '' || values.only.split(',').includes(name)

/** Runs the benchmarks (`--only pages,carts,orders,seen,memory,catalog,search,quick-order,plans` some of them) on a fresh database and prints each figure beside the baseline of the same run. */
const database = await startDatabase()
try {
  await migrate(database.url)
  const db = openDatabase({ url: database.url, connections: 4 })
  await seedDemo(db)
  if (wanted('pages')) print(await benchPages(database.url, database.folder))
  if (wanted('carts')) print(await benchCarts(db, database.url))
  if (wanted('orders'))
    print(await benchOrders(db, database.url, values.large ? 1_000_000 : 100_000))
  if (wanted('seen')) print(await benchSeen(db, database.url))
  if (wanted('memory')) print(await benchMemory(db, database.url))
  if (['catalog', 'search', 'quick-order', 'plans'].some(wanted)) {
    const measured = new Map<number, Row[]>()
    for (const [step, size] of sizes.entries()) {
      await seedSynthetic(db, size - (sizes[step - 1] ?? 0))
      const rows = wanted('catalog') ? await benchCatalog(db, database.url, size) : []
      if (wanted('search')) rows.push(...(await benchSearch(database.url, size)))
      if (wanted('quick-order')) rows.push(...(await benchQuickOrder(db, database.url)))
      print(rows)
      measured.set(size, rows)
    }
    printGrowth(measured)
    if (wanted('plans')) await printPlans(database.url)
  }
  await db.destroy()
} finally {
  await database.stop()
}
