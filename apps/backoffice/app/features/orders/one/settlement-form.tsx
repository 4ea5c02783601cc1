import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import type { AdminPayment } from '@tsiran/contract/admin/order-payment-shapes'
import type { Settlement } from '@tsiran/contract/admin/settlement'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { formatMoney } from '@tsiran/i18n/money'
import { api } from '../../../platform/api/admin-client.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { orderPreviewKey } from '../order-queries.ts'
import { ActForm } from './act-form.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import { Sum } from './order-sums.tsx'
import { SettlementLines } from './settlement-lines.tsx'
import { useOrderAct } from './use-order-act.ts'

/** What a settlement would change. A new version of the order is a new question. */
const settlementQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: [...orderPreviewKey(id), 'settlement', version],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/orders/:id/settlement', { params: { id }, signal })).data,
    staleTime: 0,
    // The form stays while the new question is under way, and the focus with it.
    placeholderData: keepPreviousData,
  })

interface SettlementFormProps {
  order: AdminOrder
  onClose: () => void
  /** The order is settled, and the bank refused to give the money; for who may repeat that. */
  onRefused: (payment: AdminPayment) => void
}

/** Shows what was picked of an order and what it costs then, and settles it. */
export function SettlementForm({ order, onClose, onRefused }: SettlementFormProps) {
  const t = useMessages()
  const toast = useToast()
  const { id } = order
  const preview = useQuery(settlementQuery(id, order.version))
  const act = useOrderAct(
    order,
    'settle',
    (expected: number, version) =>
      api('POST /api/admin/orders/:id/settle', {
        params: { id },
        body: { version, expected_total: expected },
      }),
    ({ data: { payments, actions } }) => {
      const refused = payments.find(({ refused_at }) => refused_at !== null)
      if (refused) toast.error(t('orders.repeat.settledRefused', { number: id }))
      else toast.success(t('orders.settlement.done', { number: id }))
      if (refused && actions.includes('repeat_request')) onRefused(refused)
      else onClose()
    },
  )
  if (!preview.data)
    return preview.isError ? (
      <Notice kind="error">{t('orders.settlement.failed')}</Notice>
    ) : (
      <OrderSkeleton />
    )
  return (
    <ActForm
      act={{ ...act, pending: act.pending || preview.isPlaceholderData }}
      submit={t('orders.act.settle')}
      ready={preview.data.allowed}
      onClose={onClose}
      onSubmit={() => act.run(preview.data.final_total)}
    >
      <Preview settlement={preview.data} />
    </ActForm>
  )
}

function Preview({ settlement }: { settlement: Settlement }) {
  const t = useMessages()
  const locale = useLocale()
  const { problem, allowed, agreed_total, final_total, ceiling, lowered } = settlement
  const { refund, captured, released, cash_due } = settlement
  return (
    <>
      {problem && <Notice kind="error">{t(`orders.settlement.problem.${problem}`)}</Notice>}
      {!problem && !allowed && (
        <Notice kind="warning">{t('orders.settlement.needsDecision')}</Notice>
      )}
      <SettlementLines lines={settlement.lines} locale={locale} />
      <dl className="grid gap-1 border-t border-line pt-3 tabular-nums">
        <Sum label={t('orders.settlement.agreed')}>{formatMoney(agreed_total)}</Sum>
        {ceiling > agreed_total && (
          <Sum label={t('orders.settlement.ceiling')}>{formatMoney(ceiling)}</Sum>
        )}
        {lowered > 0 && <Sum label={t('orders.settlement.lowered')}>{formatMoney(lowered)}</Sum>}
        <Sum label={t('orders.settlement.final')} strong>
          {formatMoney(final_total)}
        </Sum>
        {refund > 0 && <Sum label={t('orders.settlement.refund')}>{formatMoney(refund)}</Sum>}
        {captured > 0 && <Sum label={t('orders.settlement.captured')}>{formatMoney(captured)}</Sum>}
        {released > 0 && <Sum label={t('orders.settlement.released')}>{formatMoney(released)}</Sum>}
        {cash_due > 0 && <Sum label={t('orders.settlement.toPay')}>{formatMoney(cash_due)}</Sum>}
      </dl>
    </>
  )
}
