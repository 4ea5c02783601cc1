import { Notice } from '@tsiran/app-kit/blocks/notice'
import { useFormContext, useFormState } from 'react-hook-form'
import { useMessages } from '../../../platform/i18n/language.tsx'
import type { ProductValues } from './product-values.ts'
import { usePartNames } from './use-part-names.ts'

interface Fault {
  path: string
  message: string
}

/** Every message of the form, with the path of its field. */
function faultsOf(errors: object, above = ''): Fault[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || name === 'ref') return []
    const path = above ? `${above}.${name}` : name
    const { message } = error as { message?: unknown }
    return typeof message === 'string' ? [{ path, message }] : faultsOf(error, path)
  })
}

/** What keeps the product from being saved, above its fields. */
export function ErrorList({ onOpenRow }: { onOpenRow: (row: string) => void }) {
  const t = useMessages()
  const { getValues } = useFormContext<ProductValues>()
  const { errors } = useFormState<ProductValues>()
  const nameOf = usePartNames()
  const faults = faultsOf(errors)
  if (faults.length === 0) return null
  const { type, rows } = getValues()
  return (
    <Notice kind="error">
      <p className="font-semibold">{t('products.faults', { count: faults.length })}</p>
      <ul className="list-disc pl-5">
        {faults.map(({ path, message }) => {
          const [part = '', row = '', field] = path.split('.')
          const inVariant = part === 'rows' && type === 'configurable'
          const label = [
            inVariant && (rows[row]?.sku || t('products.newVariant')),
            nameOf(part === 'rows' ? (field ?? part) : part),
            part !== 'rows' && row,
          ]
            .filter(Boolean)
            .join(', ')
          return (
            <li key={path}>
              {inVariant ? (
                <button
                  type="button"
                  onClick={() => onOpenRow(row)}
                  className="cursor-pointer underline"
                >
                  {label}
                </button>
              ) : (
                label
              )}
              : {message}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
