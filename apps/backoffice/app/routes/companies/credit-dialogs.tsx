import { isApiError } from '@tsiran/app-kit/api/api-error'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import type { AdminCompany } from '@tsiran/contract/admin/company-shapes'
import { maxLengths } from '@tsiran/contract/limits'
import { formatMoney } from '@tsiran/i18n/money'
import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { MoneyField } from '@tsiran/ui/number-fields/money-field'
import { useState, type FormEvent } from 'react'
import { companyQuery } from '../../features/people/people-queries.ts'
import { api } from '../../platform/api/admin-client.ts'
import { callKey } from '../../platform/api/call-key.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { versionConflict } from '../../platform/api/version-conflict.ts'
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

function CreditLineForm({ company, onClose }: Omit<CreditDialogProps, 'open'>) {
  const t = useMessages()
  const { id, credit_line } = company
  const seen = useSeen(company, 'credit_line')
  const [limit, setLimit] = useState<number | null>(credit_line)
  const change = useAct(
    (body: { limit: number; version: number }) =>
      api('POST /api/admin/companies/:id/credit', { params: { id }, body }),
    {
      done: t('common.saved'),
      refresh: refreshOf(id),
      onDone: onClose,
      quiet: true,
    },
  )
  const conflict = versionConflict<AdminCompany>(change.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { version } = conflict?.current ?? seen
    if (limit !== null && !change.isPending) change.mutate({ limit, version })
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
        {t(conflict ? 'common.saveAnyway' : 'common.save')}
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

function SettleForm({ company, onClose }: Omit<CreditDialogProps, 'open'>) {
  const t = useMessages()
  const { id, due } = company
  const seen = useSeen(company, 'due')
  const [amount, setAmount] = useState<number | null>(due)
  const [note, setNote] = useState('')
  const [key] = useState(callKey)
  const settle = useAct(
    (body: { amount: number; note: string; key: string; version: number }) =>
      api('POST /api/admin/companies/:id/settle', { params: { id }, body }),
    { done: t('companies.settled'), refresh: refreshOf(id), onDone: onClose, quiet: true },
  )
  const conflict = versionConflict<AdminCompany>(settle.error)
  const errors = isApiError(settle.error) ? settle.error.fields : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { version } = conflict?.current ?? seen
    if (amount && !settle.isPending) settle.mutate({ amount, note, key, version })
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p className="text-muted">{t('companies.settleNote')}</p>
      <Failure
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

/**
 * The company whose version a form writes over: as it was when the form opened, where a colleague has changed the field since. After a
 * conflict the person has read who did: saving again is meant.
 */
function useSeen(company: AdminCompany, field: 'credit_line' | 'due'): AdminCompany {
  const [opened] = useState(company)
  return opened[field] === company[field] ? company : opened
}

/** Why a call was refused; nothing where the person declined to confirm who they are. `taken`: its key has written something else. */
function Failure({ error, taken }: { error: Error | null; taken?: string }) {
  const t = useMessages()
  const failureText = useFailureText()
  if (!error || (isApiError(error) && error.code === 'confirmation_needed')) return null
  const conflict = versionConflict(error)
  return (
    <Notice kind={conflict ? 'warning' : 'error'}>
      {conflict
        ? t('common.conflict', { name: conflict.changed_by ?? t('common.theShop') })
        : isApiError(error) && error.code === 'conflict' && taken
          ? taken
          : failureText(error)}
    </Notice>
  )
}
