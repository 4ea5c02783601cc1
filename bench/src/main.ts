import { migrate } from '@tsiran/db/migrate'
import { openDatabase } from '@tsiran/db/database'
import { seedDemo } from '@tsiran/demo/seed'
import { seedSynthetic } from '@tsiran/demo/synthetic'
import { benchCarts } from './carts.ts'
import { benchListingApi } from './listing-api.ts'
import { benchPages } from './pages.ts'
import { startDatabase } from './processes.ts'
import { print } from './report.ts'
import { benchSearch } from './search.ts'

/** Runs every benchmark on a fresh database and prints each figure beside its yardstick of the same run. */
const database = await startDatabase()
try {
  await migrate(database.url)
  const db = openDatabase({ url: database.url, connections: 4 })
  await seedDemo(db)
  print(await benchPages(database.url, database.folder))
  print(await benchCarts(db, database.url))
  await seedSynthetic(db, 10_000)
  print(await benchSearch(database.url, 10_000))
  await seedSynthetic(db, 100_000)
  print(await benchListingApi(db, database.url))
  print(await benchSearch(database.url, 100_000))
  await db.destroy()
} finally {
  await database.stop()
}
