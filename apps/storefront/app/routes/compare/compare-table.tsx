import type { Comparison } from '@tsiran/contract/product-card-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { Checkbox } from '@tsiran/ui/checkbox'
import { useState } from 'react'
import { attributeRows, comparisonRow, type ComparisonRow } from './comparison.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { ownPrice } from '../../features/product/savings.ts'
import { ComparedProduct } from './compared-product.tsx'

/** Sticky while the products are scrolled sideways. */
const labelCell =
  'sticky left-0 z-2 w-28 min-w-28 border-r border-line p-3 text-left align-top text-sm sm:w-44 sm:min-w-44'

/** A column for each product, a line for each property; where they differ the line is marked. */
export function CompareTable({ comparison: { products, attributes } }: { comparison: Comparison }) {
  const t = useMessages()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const rows = [
    comparisonRow(
      'price',
      t('compare.price'),
      products.map((product) => {
        const price = formatMoney(ownPrice(product))
        return product.type === 'configurable' ? t('product.from', { price }) : price
      }),
    ),
    comparisonRow(
      'stock',
      t('compare.stock'),
      products.map(({ in_stock }) => t(in_stock ? 'product.inStock' : 'product.outOfStock')),
    ),
    comparisonRow(
      'brand',
      t('product.brand'),
      products.map(({ brand }) => brand?.label ?? null),
    ),
    ...attributeRows(attributes, products),
  ]
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows
  return (
    <>
      {products.length > 1 && (
        <Checkbox
          label={t('compare.onlyDifferences')}
          checked={onlyDifferences}
          onChange={(event) => setOnlyDifferences(event.target.checked)}
          className="mb-2 w-fit"
        />
      )}
      <div
        role="region"
        aria-label={t('compare.title')}
        tabIndex={0}
        className="relative overflow-x-auto rounded-card border border-line bg-card"
      >
        <table className="w-max border-separate border-spacing-0">
          <thead>
            <tr>
              <td className={`${labelCell} bg-card`} />
              {products.map((product) => (
                <th
                  key={product.id}
                  scope="col"
                  className="w-44 min-w-44 p-3 text-left align-top font-normal sm:w-60 sm:min-w-60"
                >
                  <ComparedProduct product={product} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.key} row={row} />
            ))}
          </tbody>
        </table>
        {shown.length === 0 && <p className="p-4 text-muted">{t('compare.same')}</p>}
      </div>
    </>
  )
}

function Row({ row: { label, texts, differs } }: { row: ComparisonRow }) {
  const t = useMessages()
  const background = differs ? 'bg-apricot-soft' : 'bg-card'
  return (
    <tr>
      <th
        scope="row"
        className={`${labelCell} border-t font-semibold wrap-break-word hyphens-auto ${background}`}
      >
        {label}
        {differs && <span className="sr-only"> ({t('compare.differs')})</span>}
      </th>
      {texts.map((text, place) => (
        <td key={place} className={`border-t border-line p-3 align-top tabular-nums ${background}`}>
          {text ?? (
            <>
              <span aria-hidden className="text-muted">
                —
              </span>
              <span className="sr-only">{t('compare.none')}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}
