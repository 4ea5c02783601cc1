import {
  orderStages,
  paidStates,
  type OrderListRow,
} from '@tsiran/contract/admin/order-list-shapes'
import { orderStatuses } from '@tsiran/contract/order-shapes'
import { useMessages as useShopMessages } from '@tsiran/app-kit/i18n/messages'
import { formatDate } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { choiceFilter, type TableFilter } from '@tsiran/ui/data-table/filters'
import { useMemo } from 'react'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { MoneyState, OrderState, StageState } from '../order-state.tsx'
import { presetOf } from './day-range.ts'
import { DaysFilter } from './days-filter.tsx'
import { useDeliveryFilters } from './use-delivery-filters.tsx'

/** The methods of payment that the shop has code for. */
const paymentMethods = ['cashondelivery', 'credit', 'ameriabank', 'idram'] as const

/** The names of the server's query that narrow the list of orders. */
export const orderFilterNames = [
  'status',
  'stage',
  'paid',
  'payment_method',
  'date_from',
  'date_to',
  'sum_from',
  'sum_to',
  'buyer',
  'slot_id',
  'zone_id',
  'courier_id',
  'late',
  'customer_id',
  'company_id',
] as const

/**
 * The filters of the list of orders, as chips. One person's or company's orders are asked for by a link; their chip takes the name
 * from the first row.
 */
export function useOrderFilters(
  { customer_id: customer, company_id: company }: Record<string, string>,
  row?: OrderListRow,
): TableFilter[] {
  const t = useMessages()
  const shop = useShopMessages()
  const delivery = useDeliveryFilters()
  const customerName = row?.customer?.name
  const companyName = row?.company?.name
  return useMemo((): TableFilter[] => {
    const writeDays = (from: string, until: string): string => {
      const preset = presetOf(from, until, new Date())
      if (preset) return t(`orders.days.${preset}`)
      const [first, last] = [from && formatDate(from), until && formatDate(until)]
      if (first && last) return first === last ? first : `${first} – ${last}`
      return first ? t('orders.days.since', { day: first }) : t('orders.days.to', { day: last })
    }
    return [
      {
        kind: 'options',
        name: 'status',
        label: t('orders.status'),
        options: orderStatuses.map((status) => ({
          value: status,
          label: shop(`orderStatus.${status}`),
          mark: <OrderState status={status} />,
        })),
      },
      {
        kind: 'options',
        name: 'stage',
        label: t('orders.stage'),
        options: orderStages.map((stage) => ({
          value: stage,
          label: t(`orders.stages.${stage}`),
          mark: <StageState stage={stage} />,
        })),
      },
      {
        kind: 'options',
        name: 'late',
        label: t('orders.lateFilter'),
        single: true,
        options: [{ value: 'true', label: t('orders.lateOnly') }],
      },
      {
        kind: 'options',
        name: 'paid',
        label: t('orders.money'),
        single: true,
        options: paidStates.map((paid) => ({
          value: paid,
          label: t(`orders.paid.${paid}`),
          mark: <MoneyState paid={paid} />,
        })),
      },
      choiceFilter('payment_method', t('orders.payment'), paymentMethods, (method) =>
        t(`orders.method.${method}`),
      ),
      {
        kind: 'custom',
        names: ['date_from', 'date_to'],
        label: t('orders.date'),
        write: ({ date_from: from = '', date_to: until = '' }) => writeDays(from, until),
        editor: ({ date_from: from = '', date_to: until = '' }, set) => (
          <DaysFilter from={from} until={until} set={set} />
        ),
      },
      {
        kind: 'numbers',
        names: ['sum_from', 'sum_to'],
        label: t('orders.sum'),
        write: (drams) => formatMoney(Number(drams)),
      },
      {
        kind: 'options',
        name: 'buyer',
        label: t('orders.buyer'),
        single: true,
        options: (['company', 'person'] as const).map((buyer) => ({
          value: buyer,
          label: t(`orders.buyers.${buyer}`),
        })),
      },
      ...delivery,
      ...(customer ? [onlyOf('customer_id', t('orders.customer'), customerName ?? customer)] : []),
      ...(company ? [onlyOf('company_id', t('orders.company'), companyName ?? company)] : []),
    ]
  }, [t, shop, delivery, customer, company, customerName, companyName])
}

const onlyOf = (name: string, label: string, value: string): TableFilter => ({
  kind: 'custom',
  names: [name],
  label,
  write: () => value,
  editor: () => value,
})
