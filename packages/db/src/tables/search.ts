import type { Generated } from 'kysely'

/** `terms` is a tsvector in PostgreSQL's text form; migration 0004 lists its lexemes. */
export interface ProductSearchTable {
  product_id: number
  terms: string
  in_stock: boolean
  size: number
  position: number
  fold_version: Generated<number>
}

export interface SearchWordsTable {
  key: string
  typos: string[]
  fold_version: Generated<number>
}

export interface SearchSynonymsTable {
  id: Generated<number>
  typed: string
  meant: string
  both_ways: Generated<boolean>
  version: Generated<number>
}

export interface SearchPinsTable {
  id: Generated<number>
  version: Generated<number>
  query: string
  /** The query's words, lower case, a blank between them. */
  key: string
  product_ids: number[]
}

export interface SearchRedirectsTable {
  id: Generated<number>
  version: Generated<number>
  query: string
  key: string
  /** A page of the shop without its language. */
  path: string
}

export interface SearchMissesTable {
  /** `YYYY-MM-DD`, in Yerevan. */
  day: string
  query: string
  count: number
}

export interface SearchSynonymKeysTable {
  synonym_id: number
  key: string
  typos: string[]
  meant: string
}

export interface SearchStateTable {
  fold_version: number
  /** Whether the shipped synonyms were added: from then on all synonyms are the merchant's. */
  synonyms_shipped: Generated<boolean>
}
