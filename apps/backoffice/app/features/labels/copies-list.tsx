import type { Label } from '@tsiran/contract/admin/label-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { textOf } from '../products/text-of.ts'
import { CopiesField } from './copies-field.tsx'
import { copiesOfVariant, maxCopies, type LabelOptions } from './label-options.ts'

interface CopiesListProps {
  labels: readonly Label[]
  options: LabelOptions
  onChange: (changes: Partial<LabelOptions>) => void
}

/** Copies of each label by itself, in the order that they are printed in. */
export function CopiesList({ labels, options, onChange }: CopiesListProps) {
  const t = useMessages()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="w-full" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer py-2 font-semibold text-leaf">
        {t('labels.copiesOf')}
      </summary>
      {isOpen && (
        <ul className="divide-y divide-line border-y border-line">
          {labels.map(({ variant_id, name, sku }) => (
            <li key={variant_id} className="py-2">
              <CopiesField
                label={`${textOf(name, locale)}, ${sku}`}
                value={copiesOfVariant(options, variant_id)}
                max={maxCopies}
                onChange={(copies) =>
                  onChange({ copiesOf: new Map(options.copiesOf).set(variant_id, copies) })
                }
              />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
