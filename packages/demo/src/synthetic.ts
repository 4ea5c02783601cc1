import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { refreshListings } from '@tsiran/domain/catalog/refresh-listings'
import { sql } from 'kysely'
import { seedDemo, type OnProgress } from './seed.ts'
import { t } from './types.ts'

/** Words that distinguish the copies of one product. */
const words = [
  t('Տնական', 'Домашний', 'Homestyle'),
  t('Լեռնային', 'Горный', 'Mountain'),
  t('Գյուղական', 'Деревенский', 'Village'),
  t('Ընտիր', 'Отборный', 'Select'),
  t('Ավանդական', 'Традиционный', 'Traditional'),
  t('Ընտանեկան', 'Семейный', 'Family'),
  t('Տոնական', 'Праздничный', 'Festive'),
  t('Արևոտ', 'Солнечный', 'Sunny'),
  t('Նուրբ', 'Нежный', 'Tender'),
  t('Առաջին', 'Первый', 'First'),
  t('Հին քաղաք', 'Старый город', 'Old Town'),
  t('Կանաչ դաշտ', 'Зелёное поле', 'Green Field'),
  t('Ոսկե', 'Золотой', 'Golden'),
]

const tables = sql`products, variants, variant_options, product_super_attributes, product_attribute_values, product_images,
  product_categories, product_listings, category_listings, listing_summaries, product_search, search_words, stock_movements`

/**
 * Adds `count` products (1 000 to 1 000 000) for benchmarks and tests: copies of the demo's products, which it loads first if they
 * are missing. Names, brands, prices, stock, savings and dates vary, the same way on every run. Each call adds more.
 */
export async function seedSynthetic(
  db: Db,
  count: number,
  onProgress: OnProgress = () => undefined,
): Promise<void> {
  await seedDemo(db, onProgress)
  await inTransaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    // The copies' references are valid, so the checks are switched off where the user may do that.
    await sql`do $$ begin set local session_replication_role = replica; exception when insufficient_privilege then null; end $$`.execute(
      tx,
    )
    onProgress(`Adding ${count} products`)
    await sql`
      create temporary table copies on commit drop as
      select (select max(id) from products) + n - made as id, n, model.id as model_id, hashint4(n) & 1048575 as luck
      from (select array_agg(id order by position, id) as ids from products where status = 'published' and sku not like 'SYN-%') models,
        (select count(*)::int as made from products where sku like 'SYN-%') before, generate_series(made + 1, made + ${count}::int) n, lateral (select models.ids[1 + (n * 7919::bigint) % cardinality(models.ids)] as id) model`.execute(
      tx,
    )
    await sql`analyze copies`.execute(tx)
    const insertProducts = sql`
      insert into products (id, type, sku, url_key, brand_id, name, short_description, description, meta_title, unit, status, position,
        created_at, has_picture)
      select c.id, p.type, 'SYN-' || c.n, p.url_key || '-' || c.n,
        case when c.luck % 3 = 0 then p.brand_id else brands.ids[1 + c.luck % cardinality(brands.ids)] end,
        own.name, p.short_description, p.description, own.name, p.unit, case when c.luck % 97 = 0 then 'hidden' else 'published' end,
        1000 + (c.luck % 100000), now() - (c.luck % 1000000) * interval '9 seconds', p.has_picture
      from copies c join products p on p.id = c.model_id, (select array_agg(id order by id) as ids from brands) brands,
        lateral (select ${JSON.stringify(words)}::jsonb -> (c.luck % ${words.length}) as text) word,
        lateral (select jsonb_build_object('hy', (word.text ->> 'hy') || ' ' || (p.name ->> 'hy') || ' № ' || c.n,
          'ru', (word.text ->> 'ru') || ' ' || (p.name ->> 'ru') || ' № ' || c.n,
          'en', (word.text ->> 'en') || ' ' || (p.name ->> 'en') || ' no. ' || c.n) as name) own`
    await withoutIndexes(tx, ['products'], () => insertProducts.execute(tx))
    await sql`
      insert into variants (product_id, sku, position, price, old_price, company_price, qty, min_qty, box_qty, box_price)
      select c.id, 'SYN-' || c.n || '-' || v.position, v.position, own.price, case when c.luck % 7 = 0 then own.price * 6 / 5 end,
        case when c.luck % 5 < 2 then own.price * 9 / 10 end, case when c.luck % 23 = 0 then 0 else c.luck % 300 + 1 end, v.min_qty,
        v.box_qty, own.price * v.box_qty * 19 / 20
      from copies c join variants v on v.product_id = c.model_id,
        lateral (select greatest(10, v.price * (60 + c.luck % 90) / 100 / 10 * 10) as price) own`.execute(
      tx,
    )
    // Without its trigger, nobody else has opened the copies' stock.
    await sql`
      insert into stock_movements (variant_id, delta, after, reason)
      select v.id, v.qty, v.qty, 'opening' from copies c join variants v on v.product_id = c.id
      where v.qty > 0 and not exists (select from stock_movements m where m.variant_id = v.id)`.execute(
      tx,
    )
    await sql`
      insert into variant_options (variant_id, attribute_id, option_id)
      select own.id, o.attribute_id, o.option_id
      from copies c join variants v on v.product_id = c.model_id join variant_options o on o.variant_id = v.id
      join variants own on own.product_id = c.id and own.position = v.position`.execute(tx)
    for (const [table, columns] of parts) {
      await sql`insert into ${sql.table(table)} (product_id, ${columns}) select c.id, ${columns}
        from copies c join ${sql.table(table)} model on model.product_id = c.model_id`.execute(tx)
    }
    await sql`select setval(pg_get_serial_sequence('products', 'id'), (select max(id) from products))`.execute(
      tx,
    )
    onProgress('Building the lists')
    await withoutIndexes(tx, ['product_listings', 'category_listings', 'product_search'], () =>
      refreshListings(tx, 'all'),
    )
  })
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum analyze ${tables}`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}

const parts = [
  ['product_super_attributes', sql`attribute_id, position`],
  ['product_attribute_values', sql`attribute_id, option_id, text`],
  ['product_images', sql`media, position`],
  ['product_categories', sql`category_id, position`],
] as const

/** Builds the indexes of tables after `work` in one go, not row by row. Unique ones stay. */
async function withoutIndexes(
  tx: Tx,
  names: readonly string[],
  work: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any(${[...names]}::regclass[]) and not indisunique`.execute(tx)
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(tx)
  await work()
  for (const { definition } of rows) await sql.raw(definition).execute(tx)
}
