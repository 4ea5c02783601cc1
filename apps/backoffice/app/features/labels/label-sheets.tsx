import './labels.css'
import { copiesOfVariant, labelsOfSheet, type LabelOptions } from './label-options.ts'
import type { LabelsToPrint } from './label-queries.ts'
import { PriceLabel } from './price-label.tsx'

interface LabelSheetsProps {
  print: LabelsToPrint
  options: LabelOptions
}

/** Labels on their pages: one each on a roll, twenty-four on a sheet of A4, whose first places may have been used. */
export function LabelSheets({ print: { labels, read_at, bars }, options }: LabelSheetsProps) {
  const { size, start, languages } = options
  const printed = labels.flatMap((label) =>
    Array.from({ length: copiesOfVariant(options, label.variant_id) }, () => label),
  )
  const used = Array.from({ length: size === 'sheet' ? start - 1 : 0 }, () => null)
  const all = [...used, ...printed]
  const ofPage = size === 'sheet' ? labelsOfSheet : 1
  const pages = Array.from({ length: Math.ceil(all.length / ofPage) }, (_, page) =>
    all.slice(page * ofPage, (page + 1) * ofPage),
  )
  return (
    <div className="price-labels">
      {pages.map((page, number) => (
        // Labels of a print never move.
        <div key={number} className={`label-page label-page-${size}`}>
          {page.map((label, place) =>
            label ? (
              <PriceLabel
                key={place}
                label={label}
                bars={bars.get(label.variant_id)}
                size={size}
                languages={languages}
                readAt={read_at}
              />
            ) : (
              <div key={place} className="label-used" />
            ),
          )}
        </div>
      ))}
    </div>
  )
}
