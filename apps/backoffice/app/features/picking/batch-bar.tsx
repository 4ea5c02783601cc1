import { Notice } from '@tsiran/app-kit/blocks/notice'
import type { PickingRow } from '@tsiran/contract/admin/picking-shapes'
import { Button } from '@tsiran/ui/button'
import { Link, useNavigate } from 'react-router'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { ordersKey } from '../orders/order-queries.ts'
import { batchPath } from './batch-path.ts'
import { pickingKey } from './picking-queries.ts'
import { useRefusalText } from './refusal-text.ts'

/** Takes the chosen orders together and begins their walk. */
export function BatchBar({ chosen }: { chosen: readonly PickingRow[] }) {
  const t = useMessages()
  const refusalText = useRefusalText()
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
  if (ids.length < 2 && !claim.error) return null
  return (
    <div className="sticky bottom-[calc(var(--bars,0px)+0.75rem)] z-20 mt-4 grid gap-2 rounded-control border border-line bg-card p-2 shadow-lg shadow-shade/15 md:bottom-3">
      {claim.error && <Notice kind="error">{refusalText(claim.error)}</Notice>}
      {ids.length > 1 && (
        <Button className="min-h-14" loading={claim.isPending} onClick={() => claim.mutate(ids)}>
          {t('picking.batch.start', { count: ids.length })}
        </Button>
      )}
    </div>
  )
}

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
