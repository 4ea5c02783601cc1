import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import type { OrderEvent } from '@tsiran/contract/admin/order-history-shapes'
import { orderStatuses } from '@tsiran/contract/order-shapes'
import { useMessages as useShopMessages } from '@tsiran/app-kit/i18n/messages'
import { Timeline, type TimelineEntry } from '@tsiran/ui/timeline/timeline'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { paymentStates } from './payment-states.ts'
import { usePieceNames } from './use-piece-names.ts'

/** Who else than people acts on orders. */
const parts = ['buyer', 'bank', 'clock', 'shop'] as const

/** Whether there is anything to read: calls between the shop and the bank that leave a payment's state are not. */
const saysSomething = ({ kind, to }: OrderEvent) => kind !== 'payment' || to !== null

/**
 * Whether people have typed the text of an event. The shop's own parts write codes; of the changes of a status only a cancelation has
 * words.
 */
const isTyped = ({ kind, by, to }: OrderEvent) =>
  kind !== 'payment' &&
  !['buyer', 'bank', 'clock'].includes(by) &&
  (kind !== 'status' || to === 'canceled')

/** What happened to an order, the newest first: people, notes, money, mails. */
export function OrderHistory({ history, lines }: Pick<AdminOrder, 'history' | 'lines'>) {
  const t = useMessages()
  const entry = useEntry(lines)
  const newestFirst = history.filter(saysSomething).sort((a, b) => b.at.localeCompare(a.at))
  return <Timeline label={t('orders.history')} entries={newestFirst.map(entry)} />
}

function useEntry(lines: AdminOrder['lines']): (event: OrderEvent, place: number) => TimelineEntry {
  const t = useMessages()
  const shop = useShopMessages()
  const pieceNames = usePieceNames(lines)
  const stateName = (state: string | null) => {
    const status = orderStatuses.find((name) => name === state)
    return status ? shop(`orderStatus.${status}`) : state
  }
  const withState = (what: string, state: string | null) => {
    const known = paymentStates.find((name) => name === state)
    return known ? `${what}, ${t(`orders.paymentState.${known}`)}` : what
  }
  return (event, place) => {
    const { at, kind, by, text, from, to, district, lines: pieces } = event
    const part = parts.find((name) => name === by)
    const moved = kind === 'status' && to !== null && from !== null && from !== to
    return {
      id: place,
      at,
      who: part ? t(`orders.by.${part}`) : by,
      what:
        kind === 'status' && from === null
          ? t('orders.event.placed')
          : withState(t(`orders.event.${kind}`), kind === 'payment' ? to : null),
      changes: [
        ...(moved
          ? [{ label: t('orders.status'), before: stateName(from), after: stateName(to) }]
          : []),
        ...(district
          ? [{ label: t('drafts.district'), before: district.from, after: district.to }]
          : []),
      ],
      note: [pieceNames(pieces), isTyped(event) && text].filter(Boolean).join(' · ') || undefined,
      strong: kind === 'note' || kind === 'mail',
    }
  }
}
