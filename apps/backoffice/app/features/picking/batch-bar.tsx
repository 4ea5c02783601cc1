import { isApiError } from '@tsiran/app-kit/api/api-error'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import type { PickingRefusal, PickingRow } from '@tsiran/contract/admin/picking-shapes'
import { Button } from '@tsiran/ui/button'
import { Link, useNavigate } from 'react-router'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { ordersKey } from '../orders/order-queries.ts'
import { batchPath } from './batch-path.ts'
import { pickingKey } from './picking-queries.ts'

/** Takes the chosen orders together and begins their walk. */
export function BatchBar({ chosen }: { chosen: readonly PickingRow[] }) {
  const t = useMessages()
  const failureText = useFailureText()
  const navigate = useNavigate()
  const ids = chosen.map(({ order_id }) => order_id)
  const claim = useAct(
    (order_ids: number[]) => api('POST /api/admin/picking/batch', { body: { order_ids } }),
    {
      refresh: [pickingKey, ordersKey],
      quiet: true,
      onDone: ({ data }) => void navigate(batchPath(data.map(({ order_id }) => order_id))),
    },
  )
  const whyNot = (error: unknown) => {
    const { reason, order_id } = refusalOf(error)
    if (!reason || !order_id) return failureText(error)
    return `${t('picking.order', { number: order_id })}: ${t(`picking.problem.${reason}`)}`
  }
  if (ids.length < 2 && !claim.error) return null
  return (
    <div className="sticky bottom-[calc(var(--bars,0px)+0.75rem)] z-20 mt-4 grid gap-2 rounded-control border border-line bg-card p-2 shadow-lg shadow-shade/15 md:bottom-3">
      {claim.error && <Notice kind="error">{whyNot(claim.error)}</Notice>}
      {ids.length > 1 && (
        <Button className="min-h-14" loading={claim.isPending} onClick={() => claim.mutate(ids)}>
          {t('picking.batch.start', { count: ids.length })}
        </Button>
      )}
    </div>
  )
}

const refusalOf = (error: unknown): { reason?: PickingRefusal; order_id?: number } =>
  isApiError(error) && error.code === 'conflict' ? (error.data as object) : {}

/** The way back to orders that the person picks already: after a reload, or on another phone. */
export function BatchResume({ own }: { own: readonly PickingRow[] }) {
  const t = useMessages()
  if (own.length < 2) return null
  return (
    <Link
      to={batchPath(own.map(({ order_id }) => order_id))}
      className="button button-secondary mb-5 min-h-14"
    >
      {t('picking.batch.resume', { count: own.length })}
    </Link>
  )
}
