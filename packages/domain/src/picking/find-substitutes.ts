import type { SubstituteOption } from '@tsiran/contract/admin/pick-line-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { alikeVariants } from '../cart/alike-variants.ts'
import { searchVariants } from '../cart/search-variants.ts'
import { DomainError } from '../errors.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { findOrder } from '../orders/read-order.ts'
import { selectShelves } from '../orders/shelves.ts'
import { pickedLines, piecesOfOthers, selectSubstitutions } from './picking-rows.ts'
import { replaced } from './view-pick-line.ts'
import { findReplacements, lessGiven, offerReplacement } from './replacements.ts'

/** Suggestions of one answer. */
const maxSuggestions = 12

interface SubstitutesQuery {
  id: number
  lineId: number
  search?: string | undefined
  locale: Locale
}

/**
 * What may come instead of a line: what the buyer named, then the likest by name, the cheapest first among equals. With a text, what
 * the search finds, or this very sku or barcode; without one, nothing dearer than the line, and nothing that the shelf lacked for
 * another line. Drams. Refuses with `not_found`.
 */
export async function findSubstitutes(
  db: Db,
  { id, lineId, search = '', locale }: SubstitutesQuery,
): Promise<SubstituteOption[]> {
  const order = await findOrder(db, id)
  const lines = pickedLines(order)
  const line = lines.find((one) => one.id === lineId)
  if (!line) throw new DomainError('not_found')
  const shelf = (await selectShelves(db, [id])).get(lineId)!
  const text = search.trim()
  const missing = new Set(
    lines.flatMap(({ pick_state, variant_id }) => (pick_state === 'missing' ? variant_id : [])),
  )
  const ids =
    text === ''
      ? (await alikeVariants(db, line)).filter((variant) => !missing.has(variant))
      : await searched(db, order, { text, locale })
  const named = line.substitute_variant_id
  const rows = await findReplacements(db, [...new Set(named === null ? ids : [named, ...ids])])
  const given = piecesOfOthers(await selectSubstitutions(db, id), lineId)
  const found = new Map(rows.map((row) => [row.variant_id, lessGiven(row, given)]))
  const wanted = named === null || text !== '' ? ids : [named, ...ids]
  return [...new Set(wanted)]
    .flatMap((variant) => {
      const row = found.get(variant)
      const isOther = row && row.variant_id !== line.variant_id
      const offer =
        isOther && offerReplacement(replaced(order, { line, shelf }), row, { order, locale })
      return offer ? [offer] : []
    })
    .filter(
      ({ unit_price, named: isNamed }) => text !== '' || isNamed || unit_price <= line.unit_price,
    )
    .slice(0, maxSuggestions)
}

async function searched(
  db: Db,
  { customer_id, company_id }: OrderRow,
  { text, locale }: { text: string; locale: Locale },
): Promise<number[]> {
  const viewer = { locale, customerId: customer_id, companyId: company_id, role: null }
  return (await searchVariants(db, text, viewer)).map(({ variant_id }) => variant_id)
}
