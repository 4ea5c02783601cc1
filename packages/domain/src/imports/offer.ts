import { maxPrice } from '@tsiran/contract/admin/product-choices'
import { maxPieces } from '@tsiran/contract/limits'
import { wholeOf, wholeOrNone } from './cell-values.ts'

/** Drams, pieces and grams of a variant. */
export interface Offer {
  price: number
  old_price: number | null
  company_price: number | null
  min_qty: number
  box_qty: number | null
  box_price: number | null
  /** Weighed products have both; the price follows from them. */
  portion_grams: number | null
  price_per_kg: number | null
}
export type OfferField = keyof Offer

const money = { min: 1, max: maxPrice }
const pieces = { min: 1, max: maxPieces }
const boxes = { min: 2, max: maxPieces }

/** How a cell of each field is read; an empty one clears what may be empty. */
export const offerReaders: { [F in OfferField]: (cell: string) => Offer[F] } = {
  price: (cell) => wholeOf(cell, money),
  old_price: (cell) => wholeOrNone(cell, money),
  company_price: (cell) => wholeOrNone(cell, money),
  min_qty: (cell) => wholeOf(cell, pieces),
  box_qty: (cell) => wholeOrNone(cell, boxes),
  box_price: (cell) => wholeOrNone(cell, money),
  portion_grams: (cell) => wholeOrNone(cell, pieces),
  price_per_kg: (cell) => wholeOrNone(cell, money),
}
export const offerFields = Object.keys(offerReaders) as OfferField[]
