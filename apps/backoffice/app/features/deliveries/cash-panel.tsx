import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '@tsiran/i18n/money'
import { Panel } from '@tsiran/ui/detail-layout'
import { useMessages } from '../../platform/i18n/language.tsx'
import { SmallTable } from '../people/small-table.tsx'
import { LoadPart } from '../shell/load-part.tsx'
import { cashQuery } from './delivery-queries.ts'

/** What each courier took in cash on a day, and what was counted of it. */
export function CashPanel({ day }: { day: string }) {
  const t = useMessages()
  const query = useQuery(cashQuery(day))
  return (
    <Panel title={t('deliveries.cash')}>
      <LoadPart query={query}>
        {(rows) => (
          <SmallTable
            label={t('deliveries.cash')}
            empty={t('deliveries.noCash')}
            heads={[
              t('deliveries.courier'),
              t('deliveries.taken'),
              t('deliveries.counted'),
              t('deliveries.difference'),
            ]}
            rows={rows.map(({ courier, cash, counted, difference, open }) => ({
              id: courier.id,
              cells: [
                courier.name,
                formatMoney(cash),
                open > 0 ? t('deliveries.uncounted', { count: open }) : formatMoney(counted),
                <Difference key="difference" drams={difference} />,
              ],
            }))}
          />
        )}
      </LoadPart>
    </Panel>
  )
}

function Difference({ drams }: { drams: number }) {
  if (drams === 0) return '–'
  return (
    <strong className={drams < 0 ? 'text-red' : ''}>
      {drams > 0 ? '+' : '−'}
      {formatMoney(Math.abs(drams))}
    </strong>
  )
}
