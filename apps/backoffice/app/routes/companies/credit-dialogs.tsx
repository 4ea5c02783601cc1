import { isApiError } from '@tsiran/app-kit/api/api-error'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import type { AdminCompany } from '@tsiran/contract/admin/companies'
import { maxLengths } from '@tsiran/contract/limits'
import { formatMoney } from '@tsiran/i18n/money'
import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { MoneyField } from '@tsiran/ui/number-fields/money-field'
import { useState, type FormEvent } from 'react'
import { companyQuery } from '../../features/people/people-queries.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

interface CreditDialogProps {
  company: AdminCompany
  open: boolean
  onClose: () => void
}

const refreshOf = (id: number) => [
  companyQuery(id).queryKey,
  ['GET /api/admin/companies'],
  ['audit'],
]

/** Sets what a company may owe. */
export function CreditLineDialog({ open, ...props }: CreditDialogProps) {
  const t = useMessages()
  if (!open) return null
  return (
    <FormDialog onClose={props.onClose} title={t('companies.changeCredit')}>
      <CreditLineForm {...props} />
    </FormDialog>
  )
}

function CreditLineForm({
  company: { id, version, credit_line },
  onClose,
}: Omit<CreditDialogProps, 'open'>) {
  const t = useMessages()
  const [limit, setLimit] = useState<number | null>(credit_line)
  const change = useAct(
    (body: { limit: number }) =>
      api('POST /api/admin/companies/:id/credit', { params: { id }, body: { ...body, version } }),
    {
      done: t('common.saved'),
      refresh: refreshOf(id),
      onDone: onClose,
      quiet: true,
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (limit !== null && !change.isPending) change.mutate({ limit })
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Failure error={change.error} />
      <MoneyField
        label={t('companies.creditLine')}
        hint={t('companies.creditLineHint')}
        value={limit}
        onChange={setLimit}
        required
      />
      <Button
        type="submit"
        loading={change.isPending}
        disabled={limit === null || limit === credit_line}
      >
        {t('common.save')}
      </Button>
    </form>
  )
}

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

function SettleForm({ company: { id, version, due }, onClose }: Omit<CreditDialogProps, 'open'>) {
  const t = useMessages()
  const [amount, setAmount] = useState<number | null>(due)
  const [note, setNote] = useState('')
  const settle = useAct(
    (body: { amount: number; note: string }) =>
      api('POST /api/admin/companies/:id/settle', { params: { id }, body: { ...body, version } }),
    { done: t('companies.settled'), refresh: refreshOf(id), onDone: onClose, quiet: true },
  )
  const errors = isApiError(settle.error) ? settle.error.fields : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (amount && !settle.isPending) settle.mutate({ amount, note })
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p className="text-muted">{t('companies.settleNote')}</p>
      <Failure error={errors['amount'] ? null : settle.error} />
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
        {t('companies.settle')}
      </Button>
    </form>
  )
}

/** Why a call was refused; nothing where the person declined to confirm who they are. */
function Failure({ error }: { error: Error | null }) {
  const failureText = useFailureText()
  if (!error || (isApiError(error) && error.code === 'confirmation_needed')) return null
  return <Notice kind="error">{failureText(error)}</Notice>
}
