import type { OrderListRow } from '@tsiran/contract/admin/order-list-shapes'
import { formatMoney, formatNumber } from '@tsiran/i18n/money'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import { useMemo } from 'react'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { Moment } from '../../shell/moment.tsx'
import { MoneyState, OrderState, StageState } from '../order-state.tsx'
import { OrderNumberCell, SlotCell, BuyerCell } from './order-cells.tsx'

/** The columns of the list of orders. */
export function useOrderColumns(): TableColumn<OrderListRow>[] {
  const t = useMessages()
  return useMemo(
    (): TableColumn<OrderListRow>[] => [
      {
        id: 'number',
        header: t('orders.number'),
        sort: 'id',
        cell: (row) => <OrderNumberCell row={row} />,
      },
      {
        id: 'placed',
        header: t('orders.placed'),
        sort: 'created_at',
        cell: (row) => <Moment at={row.created_at} />,
      },
      { id: 'buyer', header: t('orders.buyer'), cell: (row) => <BuyerCell row={row} /> },
      {
        id: 'phone',
        header: t('orders.phone'),
        cell: ({ phone }) => phone && <span className="whitespace-nowrap">{phone}</span>,
      },
      { id: 'email', header: t('orders.email'), optional: true, cell: (row) => row.email },
      {
        id: 'status',
        header: t('orders.status'),
        cell: (row) => <OrderState status={row.status} />,
      },
      {
        id: 'stage',
        header: t('orders.stage'),
        cell: (row) => row.stage && <StageState stage={row.stage} />,
      },
      { id: 'paid', header: t('orders.money'), cell: (row) => <MoneyState paid={row.paid} /> },
      {
        id: 'payment',
        header: t('orders.payment'),
        optional: true,
        cell: (row) => row.payment_title,
      },
      {
        id: 'shipping',
        header: t('orders.delivery'),
        optional: true,
        cell: (row) => row.shipping_title,
      },
      { id: 'slot', header: t('orders.slot'), cell: (row) => <SlotCell row={row} /> },
      {
        id: 'courier',
        header: t('deliveries.courier'),
        optional: true,
        cell: (row) => row.courier?.name,
      },
      {
        id: 'lines',
        header: t('orders.lines'),
        align: 'end',
        cell: (row) => formatNumber(row.lines),
      },
      {
        id: 'sum',
        header: t('orders.sum'),
        sort: 'grand_total',
        align: 'end',
        cell: (row) => (
          <b className={row.status === 'canceled' ? 'font-normal text-muted line-through' : ''}>
            {formatMoney(row.grand_total)}
          </b>
        ),
      },
    ],
    [t],
  )
}
