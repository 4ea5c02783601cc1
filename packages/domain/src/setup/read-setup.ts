import { setupSteps, type Setup, type SetupStep } from '@tsiran/contract/admin/setup'
import { pageIds } from '@tsiran/contract/page-ids'
import type { Db, Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { readSettings } from '../shared/settings.ts'

/** Payment providers that the shop is connected to. */
type Providers = { has(method: string): boolean }

/** Not a row of the demo catalogue. */
const isOwn = (kind: string, id: string) =>
  sql`not exists (select from demo_rows d where d.kind = ${kind} and d.row_id = ${sql.ref(id)})`

const termsPage = sql`coalesce(
  (select (value ->> 'terms_page_id')::integer from settings where name = 'checkout'), ${pageIds.terms})`

/** Whether a step's fact is there. `methods` are the ways of payment that work. */
const facts = (methods: readonly string[]): Record<SetupStep, RawBuilder<unknown>> => ({
  shop: sql`exists (select from channels)`,
  logo: sql`exists (select from channels where logo is not null)`,
  categories: sql`exists (select from categories c where ${isOwn('category', 'c.id')})`,
  // With its picture: shoppers hardly buy what they do not see.
  product: sql`exists (select from products p where p.status = 'published' and p.deleted_at is null and ${isOwn('product', 'p.id')}
    and exists (select from product_images g where g.product_id = p.id))`,
  import: sql`exists (select from change_sets where kind = 'import' and changed > 0 and reverted_by is null)`,
  delivery: sql`exists (select from shipping_methods where active and not pickup)`,
  payment: sql`exists (select from payment_methods where active and method = any(${[...methods]}::text[]))`,
  terms: sql`exists (select from pages where not hidden and deleted_at is null and id = ${termsPage})`,
  order: sql`exists (select from orders)`,
})

const everybodysMethods = ['cashondelivery', 'ameriabank', 'idram']

/** What is stored of the setup. */
export interface StoredSetup {
  skipped: readonly SetupStep[]
  dismissed: boolean
}

export async function readStoredSetup(db: Db | Tx): Promise<StoredSetup> {
  const { value } = await readSettings(db, 'setup')
  const skipped = Array.isArray(value['skipped']) ? value['skipped'] : []
  return {
    skipped: setupSteps.filter((step) => skipped.includes(step)),
    dismissed: value['dismissed'] === true,
  }
}

/** How far the shop is set up. */
export async function readSetup(db: Db | Tx, providers: Providers): Promise<Setup> {
  const all = facts(everybodysMethods.filter((method) => providers.has(method)))
  const [{ skipped, dismissed }, { rows }, demo] = await Promise.all([
    readStoredSetup(db),
    sql<Record<SetupStep, boolean> & { terms_page_id: number | null }>`
      select ${sql.join(setupSteps.map((step) => sql`${all[step]} as ${sql.ref(step)}`))},
        (select id from pages where id = ${termsPage}) as terms_page_id`.execute(db),
    readDemoState(db),
  ])
  const done = rows[0]!
  const stateOf = (step: SetupStep) => (skipped.includes(step) ? 'skipped' : 'open')
  return {
    is_open: done.shop,
    dismissed,
    terms_page_id: done.terms_page_id,
    steps: setupSteps.map((step) => ({ step, state: done[step] ? 'done' : stateOf(step) })),
    demo: {
      state: demo.state,
      job_id: demo.job_id,
      obstacle:
        demo.state !== 'none'
          ? null
          : !done.shop
            ? 'not_set_up'
            : demo.has_own
              ? 'own_catalogue'
              : null,
    },
  }
}

const own = sql`(
  exists (select from products p where p.status <> 'service' and ${isOwn('product', 'p.id')})
  or exists (select from categories c where ${isOwn('category', 'c.id')})
  or exists (select from brands b where ${isOwn('brand', 'b.id')})
  or exists (select from attributes a where ${isOwn('attribute', 'a.id')}))`

/** The demo catalogue's state, its last job, and whether the shop has a catalogue of its own. */
export async function readDemoState(db: Db | Tx) {
  const { rows } = await sql<{
    state: Setup['demo']['state']
    job_id: number | null
    has_own: boolean
  }>`
    select case
        when j.open then case j.act when 'load' then 'loading' else 'removing' end
        when exists (select from demo_rows) then 'loaded' else 'none' end as state,
      j.id as job_id, ${own} as has_own
    from (select) one left join lateral (
      select id, data ->> 'act' as act, finished_at is null as open from jobs
      where kind = 'demo_catalogue' order by id desc limit 1
    ) j on true`.execute(db)
  return rows[0]!
}
