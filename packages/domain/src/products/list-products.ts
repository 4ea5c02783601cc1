import {
  maxListed,
  maxSearched,
  type ProductListRow,
} from '@tsiran/contract/admin/product-list-shapes'
import type { ProductSort } from '@tsiran/contract/admin/product-choices'
import type { Locale } from '@tsiran/contract/locale'
import type { PageMeta } from '@tsiran/contract/schema'
import type { Db } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { contentPrice, weighedView, type Contents } from '../catalog/content-price.ts'
import { inOwnOrder } from '../catalog/own-order.ts'
import { imageUrl } from '../media/media.ts'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { productCondition, productIds, type ProductFilter } from './product-filter.ts'

export interface ProductListQuery extends ProductFilter, PageRange {
  sort?: ProductSort | undefined
}

const orderOf = (sort: ProductSort, locale: Locale): RawBuilder<unknown> => {
  const name = inOwnOrder(sql`p.name`, locale)
  const orders: Record<ProductSort, RawBuilder<unknown>> = {
    '-updated_at': sql`p.updated_at desc, p.id desc`,
    updated_at: sql`p.updated_at, p.id`,
    '-created_at': sql`p.created_at desc, p.id desc`,
    created_at: sql`p.created_at, p.id`,
    name: sql`${name}, p.id`,
    '-name': sql`${name} desc, p.id desc`,
    sku: sql`p.sku, p.id`,
    '-sku': sql`p.sku desc, p.id desc`,
  }
  return orders[sort]
}

type Row = Omit<ProductListRow, 'image' | 'unit_price' | 'weighed'> &
  Contents & { media: string | null }

/**
 * A page of products for the staff, hidden ones included, and how many there are: exactly up to {@link maxListed}, or to
 * {@link maxSearched} of a search, where the pages end and `more` is true.
 */
export async function listProducts(
  db: Db,
  query: ProductListQuery,
  locale: Locale,
): Promise<{ data: ProductListRow[]; meta: PageMeta & { more: boolean } }> {
  const where = productCondition(query)
  const max = query.search?.trim() ? maxSearched : maxListed
  const order = orderOf(query.sort ?? '-updated_at', locale)
  const [{ rows }, counted] = await Promise.all([
    offsetOf(query) >= max ? { rows: [] } : selectRows(db, { where, order, query, locale }),
    sql<{ total: number }>`
      select count(*)::integer as total
      from (${productIds(query)} limit ${max + 1}) found`.execute(db),
  ])
  const { total } = counted.rows[0]!
  const more = total > max
  return {
    data: rows.map((row) => toRow(row, locale)),
    meta: { ...pageMeta(query, Math.min(total, max)), more },
  }
}

interface PageChoice {
  where: RawBuilder<boolean>
  order: RawBuilder<unknown>
  query: PageRange
  locale: Locale
}

const selectRows = (db: Db, { where, order, query, locale }: PageChoice) =>
  sql<Row>`
    select p.id, p.type, p.sku, p.url_key, p.name, p.status, p.version, to_json(p.updated_at) as updated_at,
      to_json(p.deleted_at) as deleted_at,
      case when b.id is not null then json_build_object('id', b.id, 'label', b.label ->> ${locale}) end as brand,
      array(select category_id from product_categories pc where pc.product_id = p.id order by pc.position, category_id) as category_ids,
      (select c.name ->> ${locale} from product_categories pc join categories c on c.id = pc.category_id
        where pc.product_id = p.id order by pc.position, c.id limit 1) as category,
      (select media from product_images i where i.product_id = p.id order by i.position, i.id limit 1) as media,
      v.barcode, coalesce(v.price, 0) as price, v.old_price, v.company_price, coalesce(v.min_qty, 1) as min_qty, v.box_qty, v.box_price,
      v.content_amount, v.content_unit, v.portion_grams, v.price_per_kg, stock.qty, stock.variants
    from (select * from products p where ${where} order by ${order} limit ${query.limit} offset ${offsetOf(query)}) p
    left join brands b on b.id = p.brand_id
    left join lateral (
      select * from variants v where v.product_id = p.id and v.removed_at is null order by v.price, v.position, v.id limit 1
    ) v on true
    cross join lateral (
      select coalesce(sum(qty), 0)::integer as qty, count(*)::integer as variants
      from variants v where v.product_id = p.id and v.removed_at is null
    ) stock
    order by ${order}`.execute(db)

function toRow(
  { media, portion_grams, price_per_kg, ...row }: Row,
  locale: Locale,
): ProductListRow {
  const contents = { ...row, portion_grams, price_per_kg }
  return {
    ...row,
    image: imageUrl(media, 'small'),
    unit_price: contentPrice(contents, row.price, locale),
    weighed: weighedView(contents, locale),
  }
}
