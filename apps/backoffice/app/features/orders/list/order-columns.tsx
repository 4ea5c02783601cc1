import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconRating18Plus from '@tabler/icons-react/dist/esm/icons/IconRating18Plus.mjs'
import IconReplace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs'
import IconSnowflake from '@tabler/icons-react/dist/esm/icons/IconSnowflake.mjs'
import type { OrderListRow } from '@tsiran/contract/admin/order-list-shapes'
import { formatMoney, formatNumber } from '@tsiran/i18n/money'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import { useMemo } from 'react'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { isNewOrder } from '../live/new-orders.ts'
import { Moment } from '../../shell/moment.tsx'
import { MoneyState, OrderState, StageState } from '../order-state.tsx'
import { lacksPlace, writeSlot } from '../order-slot.ts'

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
        cell: (row) => <span className="whitespace-nowrap">{row.phone}</span>,
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

/** The number, and what is special about the order. */
function OrderNumberCell({ row }: { row: OrderListRow }) {
  const t = useMessages()
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {row.id}
      {isNewOrder(row.id) && (
        <span
          data-new
          className="rounded-full bg-apricot-light px-1.5 text-xs font-semibold text-ink"
        >
          {t('orders.fresh')}
        </span>
      )}
      {row.has_note && <Flag icon={IconMessage} label={t('orders.hasNote')} />}
      {row.age_restricted && <Flag icon={IconRating18Plus} label={t('orders.ageRestricted')} />}
      {row.chilled && <Flag icon={IconSnowflake} label={t('picking.chilled')} />}
      {row.substitution && (
        <Flag icon={IconReplace} label={t(`picking.wish.${row.substitution}`)} />
      )}
    </span>
  )
}

function Flag({ icon: Icon, label }: { icon: typeof IconMessage; label: string }) {
  return (
    <span role="img" aria-label={label} title={label} className="text-muted">
      <Icon size={17} aria-hidden />
    </span>
  )
}

/** The slot that is promised, and its zone; an open order without a place stands out. */
function SlotCell({ row: { slot, status } }: { row: OrderListRow }) {
  const t = useMessages()
  if (!slot) return null
  return (
    <span className="block leading-tight whitespace-nowrap tabular-nums">
      {writeSlot(slot)}
      <span className="block text-xs text-muted">{slot.zone}</span>
      {lacksPlace(slot, status) && (
        <span className="block text-xs font-semibold text-red">{t('orders.noPlace')}</span>
      )}
    </span>
  )
}

function BuyerCell({ row: { name, company } }: { row: OrderListRow }) {
  return (
    <span className="block min-w-0 leading-tight">
      {company ? company.name : name || '–'}
      {company && <span className="block text-xs text-muted">{name}</span>}
    </span>
  )
}
