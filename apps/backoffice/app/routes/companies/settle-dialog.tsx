import { isApiError } from '@tsiran/app-kit/api/api-error'
import type { AdminCompany } from '@tsiran/contract/admin/company-shapes'
import { maxLengths } from '@tsiran/contract/limits'
import { formatMoney } from '@tsiran/i18n/money'
import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { MoneyField } from '@tsiran/ui/number-fields/money-field'
import { useState, type FormEvent } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { callKey } from '../../platform/api/call-key.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { versionConflict } from '../../platform/api/version-conflict.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { CreditFailure } from './credit-failure.tsx'
import { type CreditDialogProps, creditChanged } from './credit-dialog.ts'
import { useSeen } from '../../platform/api/use-seen.ts'

/** Records that a company paid some of its debt. */
export function SettleDialog({ open, ...props }: CreditDialogProps) {
  const t = useMessages()
  if (!open) return null
  return (
    <FormDialog onClose={props.onClose} title={t('companies.settle')}>
      <SettleForm {...props} />
    </FormDialog>
  )
}

function SettleForm({ company, onClose }: Omit<CreditDialogProps, 'open'>) {
  const t = useMessages()
  const { id, due } = company
  const { seen, onError } = useSeen(company, (before, now) => before.due === now.due)
  const [amount, setAmount] = useState<number | null>(due)
  const [note, setNote] = useState('')
  const [key] = useState(callKey)
  const settle = useAct(
    (body: { amount: number; note: string; key: string; version: number }) =>
      api('POST /api/admin/companies/:id/settle', { params: { id }, body }),
    { done: t('companies.settled'), refresh: creditChanged(id), onDone: onClose, quiet: true },
  )
  const conflict = versionConflict<AdminCompany>(settle.error)
  const errors = isApiError(settle.error) ? settle.error.fields : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (amount && !settle.isPending)
      settle.mutate({ amount, note, key, version: seen.version }, { onError })
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p className="text-muted">{t('companies.settleNote')}</p>
      <CreditFailure
        error={errors['amount'] ? null : settle.error}
        taken={t('companies.paidOtherwise')}
      />
      <MoneyField
        label={t('companies.amount')}
        hint={`${t('companies.due')}: ${formatMoney(due)}`}
        error={errors['amount']?.[0]}
        value={amount}
        onChange={setAmount}
        required
      />
      <Field
        label={t('companies.paymentNote')}
        value={note}
        maxLength={maxLengths.staffNote}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" loading={settle.isPending} disabled={!amount}>
        {t(conflict ? 'common.saveAnyway' : 'companies.settle')}
      </Button>
    </form>
  )
}
