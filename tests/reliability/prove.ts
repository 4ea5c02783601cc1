import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { testPassword } from '@tsiran/domain/testing/fixtures'
import pg from 'pg'
import { createClient, type Client } from './ask.ts'
import { buy, type Buyer, type Confirmed } from './buyers.ts'
import { seedShop, type TestCatalog } from './catalog.ts'
import { keepWorking, type Changes } from './merchant.ts'
import { keepPicking } from './pickers.ts'
import { endHeldMoney } from './held-money.ts'
import { findBroken, findLost } from './invariants.ts'
import { fightForTheLast, fightForThePlace, pressTwentyTimes, replayReturns } from './scenes.ts'
import { openShop, type Shop } from './shop.ts'

export interface Plan {
  serverKills: number
  databaseKills: number
  /** Whether the bank takes the money at once, or holds it until the order is packed. */
  stages: 'one' | 'two'
  /** Called with each line of the results. */
  report(line: string): void
}

const managers = 4
const cardBuyers = { one: 6, two: 13 }
const allBuyers = 20
/** Members of the staff, who share one account. */
const merchants = 3
const pickers = 2

/** Opens a shop of two servers, kills it while people buy, and checks the invariants. Throws on the first violation. */
export async function prove(plan: Plan): Promise<void> {
  const { stages, report } = plan
  let catalog: TestCatalog | undefined
  const shop = await openShop(
    2,
    { CARD_STAGES: stages },
    async (url) => void (catalog = await seedShop(url, managers)),
  )
  try {
    const ask = createClient(shop)
    for (const scene of [pressTwentyTimes, fightForTheLast, fightForThePlace])
      report(await scene(ask, catalog!))
    report(await withClient(shop, (client) => replayReturns(ask, catalog!, client)))
    assert.equal(ask.lostLines, 0, 'lines of carts that were lost without a kill')
    await check(shop, false)
    await killWhileBuying(shop, catalog!, plan)
  } finally {
    await shop.close()
  }
}

async function killWhileBuying(
  shop: Shop,
  catalog: TestCatalog,
  { serverKills, databaseKills, stages, report }: Plan,
): Promise<void> {
  const ask = createClient(shop)
  const buyers = await gather(ask, catalog, stages)
  const confirmed: Confirmed[] = []
  const ended = new AbortController()
  const start = performance.now()
  const changes: Changes = new Map()
  const { staffCookie: cookie, courierId, places } = catalog
  const merchant = { cookie, courierId, places, confirmed, changes }
  const working = Promise.all([
    ...Array.from({ length: merchants }, () => keepWorking(ask, merchant, ended.signal)),
    ...Array.from({ length: pickers }, () => keepPicking(ask, merchant, ended.signal)),
  ])
  const buying = Promise.all(
    buyers.map((buyer, number) => keepBuying(ask, buyer, catalog, number, confirmed, ended.signal)),
  )
  // A buyer who gives up ends the run at once, with the reason.
  buying.catch(() => ended.abort())
  working.catch(() => ended.abort())
  const checkLines = (kills: number) =>
    assert.ok(
      ask.lostLines <= kills * allBuyers,
      `${ask.lostLines} lines of carts are lost after ${kills} kills of PostgreSQL`,
    )
  const back = { servers: [] as number[], database: [] as number[] }
  const every = Math.max(1, Math.floor(serverKills / Math.max(1, databaseKills)))
  for (let kill = 1; kill <= serverKills && !ended.signal.aborted; kill++) {
    await sleep(100 + Math.random() * 500)
    back.servers.push(await shop.servers[kill % shop.servers.length]!.killAndRestart())
    if (kill % every === 0 && back.database.length < databaseKills)
      back.database.push(await shop.killDatabase())
    await check(shop, false)
    checkLines(back.database.length)
    if (kill % 10 === 0)
      report(
        `${kill} kills of a server, ${back.database.length} of PostgreSQL, ${confirmed.length} confirmed orders so far`,
      )
  }
  ended.abort()
  await buying
  await working
  checkLines(back.database.length)
  const seconds = (performance.now() - start) / 1000
  await rest(shop)
  const held =
    stages === 'two' && (await withClient(shop, (client) => endHeldMoney(ask, client, cookie)))
  await check(shop, true)
  const lost = await withClient(shop, (client) =>
    findLost(
      client,
      confirmed.map(({ id }) => id),
    ),
  )
  assert.deepEqual(lost, [], 'confirmed orders that are gone')
  assert.equal(
    new Set(confirmed.map(({ id }) => id)).size,
    confirmed.length,
    'an order was confirmed to two buyers',
  )
  const count = (kind: Confirmed['kind']) => confirmed.filter((order) => order.kind === kind).length
  report(
    `${serverKills} kills -9 of a server and ${databaseKills} of PostgreSQL while ${allBuyers} people bought for ${seconds.toFixed(0)} s, the bank in ${stages} ${stages === 'one' ? 'stage' : 'stages'}:`,
  )
  report(
    `  ${confirmed.length} confirmed orders (${count('cash')} cash, ${count('card')} card, ${count('credit')} credit), each exists once`,
  )
  report(
    `  changes of the staff meanwhile: ${[...changes].map(([act, count]) => `${act} ${count}`).join(', ')}`,
  )
  if (held) report(held)
  report(
    `  ${ask.calls} calls, ${ask.repeated} repeated because no answer came, ${ask.lostLines} lines of carts lost`,
  )
  report(
    `  recovery after a kill: server ${spread(back.servers)}, PostgreSQL ${spread(back.database)}`,
  )
}

async function gather(
  ask: Client,
  { managers: emails, districtId, slots }: TestCatalog,
  stages: Plan['stages'],
): Promise<Buyer[]> {
  const sessions = []
  for (const email of emails)
    sessions.push(
      String(
        (await ask('POST', '/api/customer/login', { body: { email, password: testPassword } }))
          .body['token'],
      ),
    )
  const guests = Array.from(
    { length: allBuyers - sessions.length },
    (_, number) => ({ kind: number < cardBuyers[stages] ? 'card' : 'cash' }) as const,
  )
  const buyers = [...sessions.map((session) => ({ kind: 'credit', session }) as const), ...guests]
  // Into two slots with room for everybody.
  return buyers.map((buyer, number) => ({ ...buyer, districtId, slotId: slots[number % 2]! }))
}

/** Places one order after another until the end; the last one is completed. */
async function keepBuying(
  ask: Client,
  buyer: Buyer,
  { plenty }: TestCatalog,
  number: number,
  confirmed: Confirmed[],
  end: AbortSignal,
): Promise<void> {
  for (let turn = number; !end.aborted; turn++)
    confirmed.push(await buy(ask, buyer, plenty[turn % plenty.length]!, 1 + (turn % 3)))
}

/** Waits until the shop has polled the bank about every open payment. */
const rest = (shop: Shop) =>
  withClient(shop, async (client) => {
    const open = `from payments p join sandbox_payments s on lower(p.bank_id) = s.id::text where s.status = 2 and p.state in ('open', 'abandoned')`
    await client.query(`update payments set ask_at = now() where id in (select p.id ${open})`)
    for (const until = Date.now() + 30_000; Date.now() < until; await sleep(200))
      if ((await client.query(`select 1 ${open}`)).rows.length === 0) return
  })

const check = (shop: Shop, atRest: boolean) =>
  withClient(shop, async (client) =>
    assert.deepEqual(await findBroken(client, { rest: atRest }), [], 'broken invariants'),
  )

async function withClient<T>(
  { databaseUrl }: Shop,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  return work(client).finally(() => client.end())
}

function spread(milliseconds: number[]): string {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (share: number) =>
    ((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1000).toFixed(1)
  return `${at(0.5)} s median, ${at(1)} s at worst`
}
