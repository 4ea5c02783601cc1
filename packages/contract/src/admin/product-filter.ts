import Type from 'typebox'
import { maxLengths } from '../limits.ts'
import { Id, PlainText } from '../schema.ts'
import { productFlags, productStatuses } from './product-choices.ts'
import { OneOf } from './schema.ts'

/** What narrows a list of products; a bulk edit and an export over all pages take the same. */
export const ProductFilter = {
  /** A sku, a barcode, or words of a name in any of the languages. */
  search: Type.Optional(PlainText(maxLengths.search)),
  /** The category with everything below it. */
  category_id: Type.Optional(Id),
  brand_id: Type.Optional(Id),
  status: Type.Optional(OneOf(productStatuses)),
  /** One flag, or several with commas between them: products that have all of them. Deleted ones are seen by their flag alone. */
  flag: Type.Optional(
    Type.String({
      maxLength: 100,
      pattern: `^(${productFlags.join('|')})(,(${productFlags.join('|')}))*$`,
    }),
  ),
  /** ISO 8601 with its offset: products changed then or later. */
  changed_since: Type.Optional(PlainText(40)),
}
