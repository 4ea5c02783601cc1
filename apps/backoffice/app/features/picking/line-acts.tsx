import type { Picking } from '@tsiran/contract/admin/picking-shapes'
import type { PickLine } from '@tsiran/contract/admin/pick-line-shapes'
import { Button } from '@tsiran/ui/button'
import { useMessages } from '../../platform/i18n/language.tsx'
import { CallLink } from '../orders/one/call-link.tsx'
import { AmountDialog } from './amount-dialog.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import type { Decision } from './mark-queue.ts'

export type LineDialog = 'weigh' | 'short' | 'replace'

interface LineActsProps {
  picking: Picking
  line: PickLine
  dialog: LineDialog | undefined
  onDialog: (dialog: LineDialog | undefined) => void
  onMark: (mark: Decision) => void
}

const big = 'min-h-14'

/** What a picker does with a line; each press is recorded at once. */
export function LineActs({ picking, line, dialog, onDialog, onMark }: LineActsProps) {
  const t = useMessages()
  const { quantity, weighed } = line
  const value = {
    quantity: line.state === 'short' ? (line.picked_quantity ?? quantity) : quantity,
    grams: line.picked_grams,
  }
  const close = () => onDialog(undefined)
  const mark = (next: Decision) => {
    close()
    onMark(next)
  }
  return (
    <div className="grid gap-2">
      <Button
        className={big}
        onClick={() => (weighed ? onDialog('weigh') : mark({ mark: { state: 'found', quantity } }))}
      >
        {t(weighed ? 'picking.weigh' : 'picking.found')}
      </Button>
      <div className="grid grid-cols-2 gap-2">
        {!weighed && (
          <Button
            variant="secondary"
            className={big}
            disabled={quantity < 2}
            onClick={() => onDialog('short')}
          >
            {t('picking.less')}
          </Button>
        )}
        <Button variant="secondary" className={big} onClick={() => onDialog('replace')}>
          {t('picking.replace')}
        </Button>
        <Button
          variant="secondary"
          className={big}
          onClick={() => mark({ mark: { state: 'missing', quantity: 0 } })}
        >
          {t('picking.missing')}
        </Button>
      </div>
      {picking.phone && <CallLink phone={picking.phone} />}
      {dialog === 'weigh' && (
        <AmountDialog
          title={t('picking.weigh')}
          weighed={weighed}
          value={value}
          min={1}
          max={quantity}
          onSave={(amount) =>
            mark({ mark: { state: amount.quantity < quantity ? 'short' : 'found', ...amount } })
          }
          onClose={close}
        />
      )}
      {dialog === 'short' && (
        <AmountDialog
          title={t('picking.less')}
          weighed={null}
          value={{ quantity: Math.min(value.quantity, quantity - 1), grams: null }}
          min={1}
          max={quantity - 1}
          onSave={(amount) => mark({ mark: { state: 'short', ...amount } })}
          onClose={close}
        />
      )}
      {dialog === 'replace' && (
        <ReplaceDialog
          orderId={picking.order_id}
          line={line}
          onSave={({ variant_id, sku, name, image }, amount) =>
            mark({
              mark: { state: 'replaced', substitute_variant_id: variant_id, ...amount },
              substitute: { sku, name, image },
            })
          }
          onClose={close}
        />
      )}
    </div>
  )
}
