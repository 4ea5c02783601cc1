import { maxPageSize } from '@tsiran/contract/limits'
import type { Locale } from '@tsiran/contract/locale'
import { perLocale } from '@tsiran/contract/map-text'
import { batched } from '@tsiran/db/batch'
import type { Db } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { sql, type RawBuilder } from 'kysely'
import { priceListOf, type PriceList } from '../shared/viewer.ts'
import type { CardRow } from './catalog.ts'
import type { CardViewer } from './offer.ts'
import { paidPrice } from './paid-price.ts'

/** Viewers that read the same cards. */
export interface Readers {
  locale: Locale
  prices: PriceList
}

/** A reader for each language and price list: only callers of the same share statements. */
export function perReaders<T>(create: (readers: Readers) => T): (viewer: CardViewer) => T {
  const all = perLocale((locale) => ({
    retail: create({ locale, prices: 'retail' }),
    company: create({ locale, prices: 'company' }),
  }))
  return (viewer) => all[viewer.locale][priceListOf(viewer)]
}

/** A card as JSON holds it. */
export type CardJson = Omit<CardRow, 'created_at'> & { created_at: string }

const texts = perLocale((locale) => sql.lit(locale))

/**
 * One JSON array with the cards of the listed products among `ids`, in their order; null for none. Each has the offer of the variant
 * that costs a buyer of the price list least (R43). JSON is read faster than rows of 25 columns.
 */
export const cardsOf = (
  ids: RawBuilder<unknown>,
  { locale, prices }: Readers,
): RawBuilder<unknown> => sql`
  select json_agg(card order by place)
  from (
    select asked.place, p.id, p.sku, p.type, p.name ->> ${texts[locale]} as name, p.url_key, p.unit, p.created_at,
      l.category_ids as cats, l.age_restricted, b.id as brand_id, b.label ->> ${texts[locale]} as brand_label, image.media,
      lowest.max_qty as qty,
      lowest.price, lowest.old_price, lowest.company_price, lowest.min_qty, lowest.box_price, lowest.box_qty,
      lowest.content_amount, lowest.content_unit, lowest.portion_grams, lowest.price_per_kg, lowest.barcode
    from unnest(${ids}) with ordinality asked (id, place)
    join product_listings l on l.product_id = asked.id
    join products p on p.id = asked.id
    left join brands b on b.id = p.brand_id
    cross join lateral (
      select *, max(qty) over () as max_qty from variants v where v.product_id = asked.id and v.removed_at is null
      order by ${paidPrice(prices, 'v')}, position, id limit 1
    ) lowest
    left join lateral (
      select media from product_images i where i.product_id = asked.id order by position, id limit 1
    ) image on true
  ) card`

/** A card out of its JSON. */
export const toCardRow = (card: CardJson): CardRow => ({
  ...card,
  created_at: new Date(card.created_at),
})

/** Lists of one statement, each with a page of products at most. */
const maxLists = 16

/** Reads the cards of several lists at once. */
async function selectLists(
  db: Db,
  readers: Readers,
  lists: readonly (readonly number[])[],
): Promise<CardJson[][]> {
  const ids = [...new Set(lists.flat())]
  // The subselect hides the number of ids from the planner, which would otherwise plan each statement anew.
  const { rows } = await sql<{ cards: CardJson[] | null }>`${prepared}
    select (${cardsOf(sql`(select ${ids}::int[])`, readers)}) as cards`.execute(db)
  const cards = new Map(rows[0]?.cards?.map((card) => [card.id, card]))
  return lists.map((list) => list.map((id) => cards.get(id)).filter((card) => card !== undefined))
}

const readCards = perReaders((readers) =>
  batched<readonly number[], CardJson[]>((db, lists) => selectLists(db, readers, lists), {
    max: maxLists,
    // Cards of sixteen lists take PostgreSQL longest of all shared reads: a second processor reads half of them.
    concurrency: 2,
  }),
)

/** Cards of the listed products among `ids`, in the order of `ids`. Callers at the same time share statements, except with long lists. */
export async function selectCards(
  db: Db,
  ids: readonly number[],
  viewer: CardViewer,
): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const cards =
    ids.length > maxPageSize
      ? (await selectLists(db, { locale: viewer.locale, prices: priceListOf(viewer) }, [ids]))[0]!
      : await readCards(viewer)(db, ids)
  return cards.map(toCardRow)
}
