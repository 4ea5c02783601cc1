import { Notice } from '@tsiran/app-kit/blocks/notice'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages as useShopMessages } from '@tsiran/app-kit/i18n/messages'
import { formatTime } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { useMessages } from '../../../platform/i18n/language.tsx'
import type { OrderDifference } from './order-differences.ts'
import type { OrderConflict } from './use-order-act.ts'

/** Says who changed the order meanwhile, and what; the form beside it has kept what was typed. */
export function ConflictNotice({
  conflict: { by, at, differences },
  gone,
}: {
  conflict: OrderConflict
  /** Another press would be refused, too. */
  gone: boolean
}) {
  const t = useMessages()
  const write = useDifferenceText()
  const who = by === null || by === 'worker' ? t('orders.by.shop') : by
  return (
    <Notice kind="warning">
      <p className="font-semibold">
        {at ? t('orders.conflict', { who, time: formatTime(at) }) : t('orders.conflictUnknown')}
      </p>
      {differences.length > 0 && (
        <ul className="my-1 list-disc pl-5">
          {differences.map((one) => (
            <li key={one.kind === 'line' ? one.sku : one.kind}>{write(one)}</li>
          ))}
        </ul>
      )}
      {!gone && <p>{t('orders.conflictNext')}</p>}
    </Notice>
  )
}

function useDifferenceText(): (difference: OrderDifference) => string {
  const t = useMessages()
  const shop = useShopMessages()
  const locale = useLocale()
  const change = (label: string, before: string, after: string) => `${label}: ${before} → ${after}`
  return (one) => {
    switch (one.kind) {
      case 'status':
        return change(
          t('orders.status'),
          shop(`orderStatus.${one.before}`),
          shop(`orderStatus.${one.after}`),
        )
      case 'paid':
        return change(
          t('orders.money'),
          t(`orders.paid.${one.before}`),
          t(`orders.paid.${one.after}`),
        )
      case 'sum':
        return change(t('orders.sum'), formatMoney(one.before), formatMoney(one.after))
      case 'line':
        return change(
          one.name[locale],
          t('orders.pieces', { count: one.before }),
          t('orders.pieces', { count: one.after }),
        )
      case 'address':
        return t('orders.addressChanged')
    }
  }
}
