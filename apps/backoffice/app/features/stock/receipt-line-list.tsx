import { useMessages } from '../../platform/i18n/language.tsx'
import { ReceiptLineRow } from './receipt-line-row.tsx'
import type { ReceiptLine } from './receipt-lines.ts'

interface ReceiptLineListProps {
  lines: readonly ReceiptLine[]
  errorOf: (name: string) => string | undefined
  onChange: (change: (present: readonly ReceiptLine[]) => readonly ReceiptLine[]) => void
}

/** What came, line by line. */
export function ReceiptLineList({ lines, errorOf, onChange }: ReceiptLineListProps) {
  const t = useMessages()
  if (lines.length === 0) return <p className="mt-4 text-muted">{t('stock.noLines')}</p>
  return (
    <ul aria-label={t('field.lines')} className="mt-4">
      {lines.map((line, index) => (
        <ReceiptLineRow
          key={line.key}
          line={line}
          error={errorOf(`lines.${index}.expires_on`)}
          onChange={(change) =>
            onChange((present) =>
              present.map((one) => (one.key === line.key ? { ...one, ...change } : one)),
            )
          }
          onRemove={() => onChange((present) => present.filter((one) => one.key !== line.key))}
        />
      ))}
    </ul>
  )
}
