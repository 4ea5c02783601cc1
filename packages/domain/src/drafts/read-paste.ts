import type { PasteProblem, WantedLine } from '@tsiran/contract/admin/draft-line-shapes'
import { maxLines } from '@tsiran/contract/limits'
import type { Locale } from '@tsiran/contract/locale'
import type { Tx } from '@tsiran/db/database'
import { unitPrice } from '../cart/cart.ts'
import { findVariantsByCode } from '../cart/find-variants.ts'
import { fieldError } from '../errors.ts'
import { countLines, readOrderLines } from '../quick-order/order-lines.ts'
import { indexVariants } from '../quick-order/sku-index.ts'
import { viewerOf } from './buyer.ts'
import { toDraftVariant } from './draft-variant.ts'
import type { DraftRow } from './draft-rows.ts'

export interface ReadPaste {
  lines: WantedLine[]
  problems: PasteProblem[]
}

/** Reads a pasted text as a quick order does. Refuses more than 500 lines with `validation_failed`. */
export async function readPaste(
  tx: Tx,
  draft: DraftRow,
  text: string,
  locale: Locale,
): Promise<ReadPaste> {
  if (countLines(text) > maxLines) throw fieldError('text', 'tooManyLines', { max: maxLines })
  const viewer = await viewerOf(tx, draft.customer_id, locale)
  const read = readOrderLines(text)
  const skus = read.map(({ sku }) => sku)
  const find = indexVariants(await findVariantsByCode(tx, skus))
  const lines: WantedLine[] = []
  const problems: PasteProblem[] = []
  for (const { line, sku, quantity, written, problem } of read) {
    const { variant, variants } = find(sku)
    if (!variant) {
      const choices = variants.map((choice) =>
        toDraftVariant(choice, unitPrice(choice, viewer), locale),
      )
      problems.push({
        line,
        sku,
        written,
        problem: choices.length > 0 ? 'variant' : 'unknown',
        variants: choices,
      })
    } else if (problem === 'quantity' || problem === 'fraction')
      problems.push({ line, sku, written, problem, variants: [] })
    else lines.push({ variant_id: variant.variant_id, quantity: quantity ?? variant.min_qty })
  }
  return { lines, problems }
}
