import { savingsPath } from '@tsiran/contract/shop-paths'
import { CountBadge } from '@tsiran/ui/badge'
import { Carousel } from '@tsiran/ui/carousel'
import { Pager } from '@tsiran/ui/pager'
import { Skeleton } from '@tsiran/ui/skeleton'
import { Spinner } from '@tsiran/ui/spinner'
import { Link } from 'react-router'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { OrderStatus } from '../../../features/orders/order-status.tsx'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { Section } from './section.tsx'

const statuses = [
  'pending',
  'processing',
  'completed',
  'canceled',
  'closed',
  'pending_payment',
] as const
const counts = [1, 12, 128]

/** Counts, statuses, messages. */
export function Marks() {
  const t = useMessages()
  return (
    <>
      <Section
        title={t('site.components.badges')}
        className="flex flex-wrap items-center gap-x-6 gap-y-3"
      >
        {counts.map((count) => (
          <CountBadge key={count}>{count}</CountBadge>
        ))}
        {statuses.map((status) => (
          <OrderStatus key={status} status={status} label={t(`orderStatus.${status}`)} />
        ))}
      </Section>
      <Section title={t('site.components.messages')} className="-mb-4">
        <Notice kind="success">{t('site.components.saved')}</Notice>
        <Notice kind="warning">{t('site.components.fewLeft')}</Notice>
        <Notice kind="error">{t('site.components.failed')}</Notice>
      </Section>
    </>
  )
}

/** Pagination, a carousel, and skeletons. */
export function Ways() {
  const t = useMessages()
  const locale = useLocale()
  return (
    <>
      <Section title={t('site.components.paging')} className="-mt-8">
        <Pager page={3} pages={12} link={(page) => `${savingsPath(locale)}&page=${page}`} />
      </Section>
      <Section
        title={t('site.components.waiting')}
        className="grid grid-cols-[8rem_1fr] items-center gap-4"
      >
        <Skeleton className="aspect-square" />
        <div className="grid gap-2.5">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-11 w-32" />
        </div>
        <Spinner className="text-leaf" />
      </Section>
      <Section title={t('site.components.row')} className="block">
        <Carousel
          label={t('site.components.row')}
          className="auto-cols-[45%] gap-3 sm:auto-cols-[22%]"
        >
          {Array.from({ length: 10 }, (_, index) => (
            <li key={index}>
              <Link
                to={`${savingsPath(locale)}&page=${index + 1}`}
                className="grid h-28 place-items-center rounded-card bg-apricot-soft text-3xl font-extrabold tabular-nums -outline-offset-4 hover:bg-apricot-light"
              >
                {index + 1}
              </Link>
            </li>
          ))}
        </Carousel>
      </Section>
    </>
  )
}
