import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import type { PickLine, SubstituteOption } from '@tsiran/contract/admin/pick-line-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { Dialog } from '@tsiran/ui/dialog'
import { Field } from '@tsiran/ui/field'
import { Skeleton } from '@tsiran/ui/skeleton'
import { useDeferredValue, useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { AmountDialog, type Amount } from './amount-dialog.tsx'
import { substitutesQuery } from './picking-queries.ts'

interface ReplaceDialogProps {
  orderId: number
  line: PickLine
  onSave: (option: SubstituteOption, amount: Amount) => void
  onClose: () => void
}

/** What may come instead of a line: suggestions, or what is searched or scanned into the field. */
export function ReplaceDialog({ orderId, line, onSave, onClose }: ReplaceDialogProps) {
  const t = useMessages()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<SubstituteOption>()
  const query = useQuery({
    ...substitutesQuery(orderId, line.id, useDeferredValue(search.trim())),
    placeholderData: keepPreviousData,
  })
  // In a dead spot what the buyer named is still there.
  const options = query.data ?? (line.named ? [line.named] : [])
  const isOffline = query.isError || query.fetchStatus === 'paused'
  if (chosen)
    return (
      <AmountDialog
        title={chosen.name}
        weighed={chosen.weighed}
        value={{ quantity: Math.min(line.quantity, chosen.in_stock), grams: null }}
        min={1}
        max={Math.min(line.quantity, chosen.in_stock)}
        needsConsent={chosen.needs_consent}
        onSave={(amount) => onSave(chosen, amount)}
        onClose={() => setChosen(undefined)}
      />
    )
  return (
    <Dialog open onClose={onClose} title={t('picking.replaceTitle')}>
      <div className="grid gap-3">
        <Field
          type="search"
          label={t('picking.searchSubstitute')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {isOffline && <Notice kind="warning">{t('picking.noSuggestions')}</Notice>}
        {query.isPending && !isOffline && <Skeleton className="h-40" />}
        {query.data?.length === 0 && <p className="text-muted">{t('picking.noSubstitutes')}</p>}
        <ul className="grid gap-2" aria-label={t('picking.substitutes')}>
          {options.map((option) => (
            <li key={option.variant_id}>
              <button
                type="button"
                onClick={() => setChosen(option)}
                className="flex min-h-16 w-full cursor-pointer items-center gap-3 rounded-control border border-line p-2 text-left hover:border-leaf"
              >
                <img
                  src={option.image}
                  alt=""
                  width={56}
                  height={56}
                  className="size-14 shrink-0 rounded-lg object-cover"
                />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{option.name}</span>
                  <span className="block text-sm text-muted tabular-nums">
                    {[formatMoney(option.unit_price), option.place].filter(Boolean).join(' · ')}
                  </span>
                  {option.named && (
                    <span className="block text-sm text-leaf">{t('picking.named')}</span>
                  )}
                  {option.needs_consent && (
                    <span className="block text-sm">{t('picking.askBuyer')}</span>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
