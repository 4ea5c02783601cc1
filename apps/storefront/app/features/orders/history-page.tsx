import { catalogPath } from '@tsiran/contract/shop-paths'
import { formatMoney } from '@tsiran/i18n/money'
import { ButtonLink } from '@tsiran/ui/button'
import { Pager } from '@tsiran/ui/pager'
import type { ReactNode } from 'react'
import { rangeQuery, type HistoryRange } from './history-range.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { EmptyState } from '@tsiran/app-kit/blocks/empty-state'
import { RangeForm } from './range-form.tsx'

interface HistoryPageProps {
  title: string
  /** Drams of credit left; null where there is no company. */
  limit: number | null
  range: HistoryRange
  lastPage: number
  /** Address of the page, without its range. */
  address: string
  /** The message of an empty range. */
  empty: { text: string; hint: string }
  /** The list; null where the range is empty. */
  children: ReactNode
}

/** A page of a history: credit left, range of days, list, pagination (spec 2 §2). */
export function HistoryPage({
  title,
  limit,
  range,
  lastPage,
  address,
  empty,
  children,
}: HistoryPageProps) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <section>
      <title>{title}</title>
      <h1 className="mb-4 text-2xl font-extrabold sm:text-3xl">{title}</h1>
      {limit !== null && (
        <p className="mb-4 rounded-card border border-line bg-card px-4 py-3 sm:px-6">
          {t('orders.credit')} <b className="tabular-nums">{formatMoney(limit)}</b>
        </p>
      )}
      <RangeForm range={range} />
      {children ?? (
        <EmptyState text={empty.text} hint={empty.hint}>
          <ButtonLink to={catalogPath(locale)}>{t('cart.emptyNext')}</ButtonLink>
        </EmptyState>
      )}
      {lastPage > 1 && (
        <Pager
          page={range.page}
          pages={lastPage}
          siblings={1}
          link={(page) => address + rangeQuery({ ...range, page })}
        />
      )}
    </section>
  )
}
