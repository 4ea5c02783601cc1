import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { ButtonLink } from '@tsiran/ui/button'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { inAnyLanguage } from '../../../platform/api/other-language.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { Page } from '../../shell/page.tsx'
import { orderQuery } from '../order-queries.ts'
import { OrderSkeleton } from './order-skeleton.tsx'

/** Reads the order that the address names, for a page that shows it. */
export function LoadOrder({ children }: { children: (order: AdminOrder) => ReactNode }) {
  const { orderId = '' } = useParams()
  if (!/^[1-9]\d{0,14}$/.test(orderId)) return <UnknownOrder />
  return <Load id={Number(orderId)}>{children}</Load>
}

function Load({ id, children }: { id: number; children: (order: AdminOrder) => ReactNode }) {
  const t = useMessages()
  const order = useQuery(inAnyLanguage(useQueryClient(), orderQuery(id, useLocale())))
  if (order.data) return children(order.data)
  if (order.isPending) return <OrderSkeleton />
  if (isApiError(order.error) && order.error.status === 404) return <UnknownOrder />
  return (
    <Page title={t('orders.name', { number: id })}>
      <LoadFailure onRetry={() => void order.refetch()} />
    </Page>
  )
}

function UnknownOrder() {
  const t = useMessages()
  return (
    <Page title={t('orders.unknownTitle')}>
      <p className="mb-4 text-muted">{t('orders.unknownNote')}</p>
      <ButtonLink to="/orders">{t('orders.toList')}</ButtonLink>
    </Page>
  )
}
