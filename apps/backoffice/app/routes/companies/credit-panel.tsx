import type { AdminCompany } from '@tsiran/contract/admin/company-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { Button } from '@tsiran/ui/button'
import { Panel } from '@tsiran/ui/detail-layout'
import { useState } from 'react'
import { Facts } from '../../features/people/facts.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { CreditLineDialog } from './credit-line-dialog.tsx'
import { SettleDialog } from './settle-dialog.tsx'

const ages = ['days_30', 'days_60', 'days_90', 'older'] as const

/** What a company may owe and owes, by the age of its debts. */
export function CreditPanel({ company }: { company: AdminCompany }) {
  const t = useMessages()
  const mayChange = useCan()('credit.write')
  const [open, setOpen] = useState<'line' | 'settle'>()
  const { credit_line, owed, due, debts } = company
  const close = () => setOpen(undefined)
  return (
    <Panel title={t('companies.credit')}>
      <Facts
        rows={[
          [t('companies.creditLine'), formatMoney(credit_line)],
          [t('companies.owed'), formatMoney(owed)],
          [t('companies.left'), formatMoney(Math.max(credit_line - owed, 0))],
          [t('companies.due'), formatMoney(due)],
        ]}
      />
      {owed > 0 && (
        <>
          <h3 className="mt-4 mb-2 font-semibold">{t('companies.debts')}</h3>
          <Facts
            rows={ages.map((age) => [t(`companies.${age}`), formatMoney(debts[age])] as const)}
          />
        </>
      )}
      {mayChange && (
        <div className="mt-4 grid gap-2">
          {due > 0 && <Button onClick={() => setOpen('settle')}>{t('companies.settle')}</Button>}
          <Button variant="secondary" onClick={() => setOpen('line')}>
            {t('companies.changeCredit')}
          </Button>
        </div>
      )}
      <CreditLineDialog company={company} open={open === 'line'} onClose={close} />
      <SettleDialog company={company} open={open === 'settle'} onClose={close} />
    </Panel>
  )
}
