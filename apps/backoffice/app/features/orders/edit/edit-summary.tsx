import type { EditPreview } from '@tsiran/contract/admin/order-edits'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { formatMoney } from '@tsiran/i18n/money'
import { Button } from '@tsiran/ui/button'
import { Panel } from '@tsiran/ui/detail-layout'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { ChangedSums } from '../one/changed-sums.tsx'
import { ConflictNotice } from '../one/conflict-notice.tsx'
import type { OrderActState } from '../one/use-order-act.ts'

interface EditSummaryProps {
  preview: EditPreview | undefined
  /** The preview is that of what is typed now. */
  current: boolean
  dirty: boolean
  act: OrderActState
  failure: string | undefined
  onApply: () => void
  onDiscard: () => void
}

/** What an edit does to the sums, before it is applied: was, will be, what goes back, what is owed. */
export function EditSummary({
  preview,
  current,
  dirty,
  act,
  failure,
  onApply,
  onDiscard,
}: EditSummaryProps) {
  const t = useMessages()
  const obstacle = useObstacle()(preview)
  // What is not sent any more has no failure.
  const error = dirty ? (act.failure ?? failure) : undefined
  return (
    <Panel title={t('orders.preview')}>
      {act.conflict && <ConflictNotice conflict={act.conflict} gone={act.gone} />}
      {error && <Notice kind="error">{error}</Notice>}
      {!dirty && <p className="text-muted">{t('orders.previewNothing')}</p>}
      {dirty && preview && (
        <div aria-live="polite" aria-busy={!current} className={current ? '' : 'opacity-60'}>
          <ChangedSums preview={preview} />
          {obstacle && <p className="mt-2 font-medium text-red">{obstacle}</p>}
        </div>
      )}
      {dirty && <p className="mt-3 text-sm text-muted">{t('orders.buyerMailed')}</p>}
      <div className="mt-4 grid gap-2">
        <Button
          loading={act.pending}
          disabled={!current || !preview?.allowed || act.gone}
          onClick={onApply}
        >
          {t('orders.applyEdit')}
        </Button>
        <Button variant="quiet" disabled={act.pending} onClick={onDiscard}>
          {t(dirty ? 'orders.discardEdit' : 'orders.toOrder')}
        </Button>
      </div>
    </Panel>
  )
}

/** Why an edit cannot be applied; null where it can. */
function useObstacle(): (preview: EditPreview | undefined) => string | null {
  const t = useMessages()
  return (preview) => {
    if (!preview || preview.allowed) return null
    const count = preview.lines.filter(({ problem }) => problem !== null).length
    if (count > 0) return t('orders.lineProblems', { count })
    if (preview.lines.every(({ after }) => after === 0)) return t('orders.editEmpty')
    return preview.owed > 0
      ? t('orders.editUncovered', { amount: formatMoney(preview.owed) })
      : null
  }
}
