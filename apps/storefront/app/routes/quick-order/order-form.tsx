import { maxLengths, maxLines } from '@tsiran/contract/limits'
import { Button } from '@tsiran/ui/button'
import { TextArea } from '@tsiran/ui/field'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useHydrated } from '@tsiran/app-kit/browser/use-hydrated'
import { useSignedIn } from '../../features/session/session.ts'
import { FilledNotice } from '../../features/cart/filled-notice.tsx'
import { LiveRegion } from '@tsiran/app-kit/browser/live-region'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { AddProduct } from './add-product.tsx'
import { FileButton } from './file-button.tsx'
import type { OrderAnswer } from './order-post.ts'
import { OrderRows } from './order-rows.tsx'
import { useOrder } from './use-order.ts'

/** The box for lines, and below it the rows that were read: one form, which is a plain one without scripts. */
export function OrderForm({ posted }: { posted: OrderAnswer | undefined }) {
  const t = useMessages()
  const hydrated = useHydrated()
  const signedIn = useSignedIn()
  const order = useOrder(posted)
  const { Form, answer, form, box, busy } = order
  const rows = answer?.rows ?? []
  const none = answer && rows.length === 0 && !answer.filled && !answer.error
  const empty = answer?.ended ? t('auth.sessionEnded') : none ? t('quickOrder.none') : undefined
  return (
    <Form
      ref={form}
      method="post"
      onSubmit={order.onSubmit}
      className="grid gap-4 [&>div>[role]]:mb-0"
    >
      {signedIn && <input type="hidden" name="signed_in" value="1" />}
      {answer?.filled && (
        <LiveRegion answer={answer.filled}>
          <FilledNotice {...answer.filled} />
        </LiveRegion>
      )}
      <div className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <div className="grid gap-3">
          <TextArea
            ref={box}
            name="text"
            label={t('quickOrder.label')}
            hint={t('quickOrder.hint', { max: maxLines })}
            error={order.error ?? empty}
            defaultValue={answer?.text ?? ''}
            placeholder={'DAI-001 12\nBRD-004 6'}
            rows={rows.length > 0 ? 3 : 8}
            maxLength={maxLengths.quickOrder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
          <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
            <Button type="submit" name="intent" value="check" loading={busy === 'check'}>
              {t('quickOrder.check')}
            </Button>
            <FileButton onText={order.append} onProblem={order.showProblem} />
          </div>
        </div>
        {hydrated && <AddProduct onAdd={order.append} />}
      </div>
      {answer?.filled && rows.length > 0 && <Notice kind="warning">{t('quickOrder.rest')}</Notice>}
      {rows.length > 0 && <OrderRows rows={rows} left={answer!.left} order={order} />}
    </Form>
  )
}
