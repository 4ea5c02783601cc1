import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { readProductIds, wholeOrder } from './carts.ts'
import { flow } from './flow.ts'
import { summarize, type Load } from './load.ts'
import { startShop } from './processes.ts'
import { row, type Row } from './report.ts'

const seconds = 6
const turns = 4
const buyers = 8

/** Whole orders of 8 buyers with the stock ledger and without it, in turns, so that both have the same machine and the same data. */
export async function benchLedger(db: Db, databaseUrl: string): Promise<Row[]> {
  const productIds = await readProductIds(db)
  const shop = await startShop(databaseUrl)
  let turn = 0
  const order = () =>
    flow(shop.url, buyers, seconds, (ask) =>
      wholeOrder(ask, productIds[turn++ % productIds.length]!),
    )
  const [without, withLedger]: [Load[], Load[]] = [[], []]
  try {
    for (let round = 0; round < turns; round++) {
      await switchOff(db)
      without.push(await order().finally(() => switchOn(db)))
      withLedger.push(await order())
    }
  } finally {
    await shop.stop()
  }
  const baseline = together(without)
  return [
    row('whole guest order, 8 buyers, without a ledger', baseline, baseline),
    row('the same with its movements', together(withLedger), baseline, 'aim: at least 0.90'),
  ]
}

/** A view in place of the ledger answers each movement as written, and writes nothing. */
async function switchOff(db: Db): Promise<void> {
  await sql`alter table stock_movements rename to ledger`.execute(db)
  await sql`create view stock_movements as select * from ledger`.execute(db)
  await sql`create or replace function write_nothing() returns trigger language plpgsql as 'begin return new; end'`.execute(
    db,
  )
  await sql`create trigger write_nothing instead of insert on stock_movements for each row execute function write_nothing()`.execute(
    db,
  )
}

async function switchOn(db: Db): Promise<void> {
  await sql`drop view stock_movements`.execute(db)
  await sql`drop function write_nothing()`.execute(db)
  await sql`alter table ledger rename to stock_movements`.execute(db)
}

/** The mean of several runs of the same length. */
function together(loads: readonly Load[]): Load {
  const mean = (of: (load: Load) => number) =>
    loads.reduce((sum, load) => sum + of(load), 0) / loads.length
  return {
    ...summarize([], 1),
    rate: mean(({ rate }) => rate),
    p50: mean(({ p50 }) => p50),
    p99: mean(({ p99 }) => p99),
    ok: mean(({ ok }) => ok) * loads.length,
    refused: mean(({ refused }) => refused) * loads.length,
  }
}
