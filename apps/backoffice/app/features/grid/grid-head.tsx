import { useMessages } from '../../platform/i18n/language.tsx'
import { useBulkWords } from '../bulk/use-bulk-words.ts'
import { fieldWidth, isNumeric, rowHeight, stockWidth } from './grid-columns.ts'

interface GridHeadProps {
  fields: readonly string[]
  /** Pixels of the first column, which names the variants. */
  width: number
}

/** The names of the columns, above the rows wherever the grid is scrolled to. */
export function GridHead({ fields, width }: GridHeadProps) {
  const t = useMessages()
  const words = useBulkWords()
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="sticky top-0 z-20 flex bg-cream font-semibold"
      style={{ height: rowHeight, lineHeight: `${rowHeight}px` }}
    >
      <div
        role="columnheader"
        aria-colindex={1}
        className="sticky left-0 z-10 shrink-0 border-r border-b border-line bg-cream px-2"
        style={{ width }}
      >
        {t('products.sku')}
      </div>
      {fields.map((field, col) => (
        <div
          key={field}
          role="columnheader"
          aria-colindex={col + 2}
          title={words.field(field)}
          className={`shrink-0 truncate border-r border-b border-line px-2 ${isNumeric(field) ? 'text-right' : ''}`}
          style={{ width: fieldWidth(field) }}
        >
          {words.field(field)}
        </div>
      ))}
      <div
        role="columnheader"
        aria-colindex={fields.length + 2}
        className="shrink-0 truncate border-b border-line px-2 text-right"
        style={{ width: stockWidth }}
      >
        {t('grid.stock')}
      </div>
    </div>
  )
}
