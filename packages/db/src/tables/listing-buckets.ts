import type { Locale } from '@tsiran/contract/locale'
import type { Generated } from 'kysely'
import type { Json, Text } from './shared.ts'

/** A part of the whole shop by name, from `first` up to the next bucket's. */
export interface NameBucketsTable {
  locale: Locale
  first: string
  products: number
  counted: number
}

/** A part of the whole shop by price. */
export interface PriceBucketsTable {
  first: number
  products: number
  counted: number
}

export interface PriceBucketCountsTable {
  first: number
  kind: 'brand' | 'option'
  id: number
  products: number
}

/** What changed in the lists since the buckets were counted. */
export interface ListingChangesTable {
  id: Generated<number>
  sign: -1 | 1
  price: number
  brand_id: number | null
  option_ids: number[]
  name: Json<Text> | null
}
