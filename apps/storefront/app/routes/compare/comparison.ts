import type { Comparison } from '@tsiran/contract/product-card-shapes'

type Compared = Comparison['products'][number]

/** One line of the table of comparison: a text for each product, null where it has none. */
export interface ComparisonRow {
  key: string
  label: string
  texts: (string | null)[]
  /** Whether the products differ in it. */
  differs: boolean
}

/** A line of the table. */
export function comparisonRow(key: string, label: string, texts: (string | null)[]): ComparisonRow {
  return { key, label, texts, differs: new Set(texts).size > 1 }
}

/** A line for each attribute that one of the products has. Attributes that none of them has any more are left out. */
export function attributeRows(
  attributes: Comparison['attributes'],
  products: readonly Compared[],
): ComparisonRow[] {
  return attributes
    .map(({ id, label }) =>
      comparisonRow(
        String(id),
        label,
        products.map(({ values }) => values[id] ?? null),
      ),
    )
    .filter(({ texts }) => texts.some((text) => text !== null))
}
