import type { BulkValue } from '@tsiran/contract/admin/bulk-fields'
import type { BulkProblem } from '@tsiran/contract/admin/bulk-problems'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useAttributeWords } from './use-attribute-words.ts'

export interface ShownChange {
  product_id: number | null
  variant_id: number | null
  sku: string
  name?: string
  field: string
  before?: BulkValue
  after?: BulkValue
  /** Why it is not written, in words. */
  note?: string | undefined
  error?: BulkProblem | undefined
}

/** Cells before and after, a row each; on phones its product stands above them. */
export function ChangesTable({
  label,
  changes,
}: {
  label: string
  changes: readonly ShownChange[]
}) {
  const t = useMessages()
  const words = useAttributeWords(changes.map(({ field }) => field))
  return (
    <div className="overflow-x-auto" role="region" aria-label={label} tabIndex={0}>
      <table className="w-full text-sm md:min-w-120">
        <thead className="max-md:sr-only">
          <tr className="border-b border-line text-left text-muted">
            <th className="py-1.5 pr-3 font-semibold">{t('products.sku')}</th>
            <th className="py-1.5 pr-3 font-semibold">{t('bulk.change')}</th>
            <th className="py-1.5 pr-3 text-right font-semibold">{t('bulk.before')}</th>
            <th className="py-1.5 text-right font-semibold">{t('bulk.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(
            ({ product_id, variant_id, sku, name, field, before, after, note, error }) => {
              const reason = error ? words.problem(error) : note
              return (
                <tr
                  key={`${product_id} ${variant_id} ${sku} ${field}`}
                  className="border-b border-line align-top max-md:grid max-md:grid-cols-[1fr_auto_auto] max-md:gap-x-3 max-md:py-2"
                >
                  <td className="max-md:col-span-3 md:py-1.5 md:pr-3">
                    <span className="font-semibold">{sku}</span>{' '}
                    <span className="text-muted">{name}</span>
                  </td>
                  <td className="md:py-1.5 md:pr-3">{words.field(field)}</td>
                  <td className="max-w-48 text-right wrap-anywhere tabular-nums max-md:max-w-32 md:py-1.5 md:pr-3">
                    {before !== undefined && words.value(field, before)}
                  </td>
                  <td className="max-w-48 text-right wrap-anywhere tabular-nums max-md:max-w-36 md:py-1.5">
                    {reason ? (
                      <span className="font-medium text-red">{reason}</span>
                    ) : (
                      after !== undefined && (
                        <>
                          <span aria-hidden className="md:hidden">
                            {'→ '}
                          </span>
                          <b>{words.value(field, after)}</b>
                        </>
                      )
                    )}
                  </td>
                </tr>
              )
            },
          )}
        </tbody>
      </table>
    </div>
  )
}
