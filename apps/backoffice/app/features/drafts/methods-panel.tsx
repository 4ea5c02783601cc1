import type { Draft } from '@tsiran/contract/admin/draft-shapes'
import { maxLengths } from '@tsiran/contract/limits'
import { formatMoney } from '@tsiran/i18n/money'
import { RadioCard } from '@tsiran/ui/checkbox'
import { useMessages } from '../../platform/i18n/language.tsx'
import { Panel } from '../shell/panel.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { useChosen } from './use-chosen.ts'
import { TypedArea } from './typed-field.tsx'
import type { DraftChanges } from './use-draft-changes.ts'

/** How the order comes and is paid, and what the buyer asks for. */
export function MethodsPanel({ draft, changes }: { draft: Draft; changes: DraftChanges }) {
  const t = useMessages()
  const { change } = changes
  const { shippings, payments, note } = draft
  const [shipping, chooseShipping] = useChosen(draft.shipping_method, (method) =>
    change.mutateAsync(() => (method === null ? {} : { shipping_method: method })),
  )
  const [payment, choosePayment] = useChosen(draft.payment_method, (method) =>
    change.mutateAsync(() => (method === null ? {} : { payment_method: method })),
  )
  return (
    <Panel title={t('drafts.methods')}>
      <div className="grid gap-5 md:grid-cols-2">
        <fieldset className="grid content-start gap-2">
          <legend className="mb-1.5 font-semibold">{t('drafts.delivery')}</legend>
          {shippings.map(({ method, title, rate }) => (
            <RadioCard
              key={method}
              name="shipping"
              label={title}
              checked={method === shipping}
              onChange={() => chooseShipping(method)}
            >
              <span className="ml-2 text-muted tabular-nums">{formatMoney(rate)}</span>
            </RadioCard>
          ))}
        </fieldset>
        <fieldset className="grid content-start gap-2">
          <legend className="mb-1.5 font-semibold">{t('drafts.payment')}</legend>
          {payments.map(({ method, title, available, disabled }) => (
            <RadioCard
              key={method}
              name="payment"
              label={title}
              checked={method === payment}
              disabled={disabled && method !== payment}
              onChange={() => choosePayment(method)}
            >
              {available !== null && (
                <span
                  className={`block text-sm ${disabled ? 'font-medium text-red' : 'text-muted'}`}
                >
                  {t(disabled ? 'drafts.creditShort' : 'drafts.creditLeft', {
                    money: formatMoney(available),
                  })}
                </span>
              )}
            </RadioCard>
          ))}
        </fieldset>
        <DeliveryFields draft={draft} changes={changes} />
        <TypedArea
          className="md:col-span-2"
          label={t('drafts.note')}
          hint={t('drafts.noteHint')}
          value={note}
          onSave={(text) => change.mutateAsync(() => ({ note: text }))}
          maxLength={maxLengths.orderNote}
        />
      </div>
    </Panel>
  )
}
