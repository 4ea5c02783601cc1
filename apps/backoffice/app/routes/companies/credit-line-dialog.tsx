import type { AdminCompany } from '@tsiran/contract/admin/company-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { Button } from '@tsiran/ui/button'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { MoneyField } from '@tsiran/ui/number-fields/money-field'
import { useState, type FormEvent } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { versionConflict } from '../../platform/api/version-conflict.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { CreditFailure } from './credit-failure.tsx'
import { type CreditDialogProps, creditChanged } from './credit-dialog.ts'
import { useSeen } from '../../platform/api/use-seen.ts'

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
  const { seen, onError } = useSeen(
    company,
    (before, now) => before.credit_line === now.credit_line,
  )
  const [limit, setLimit] = useState<number | null>(credit_line)
  const change = useAct(
    (body: { limit: number; version: number }) =>
      api('POST /api/admin/companies/:id/credit', { params: { id }, body }),
    {
      done: t('common.saved'),
      refresh: creditChanged(id),
      onDone: onClose,
      quiet: true,
    },
  )
  const conflict = versionConflict<AdminCompany>(change.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (limit !== null && !change.isPending)
      change.mutate({ limit, version: seen.version }, { onError })
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <CreditFailure error={change.error} />
      <MoneyField
        label={t('companies.creditLine')}
        hint={
          conflict
            ? t('companies.creditNow', { amount: formatMoney(seen.credit_line) })
            : t('companies.creditLineHint')
        }
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
