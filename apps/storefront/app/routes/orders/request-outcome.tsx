import { Button } from '@tsiran/ui/button'
import { useEffect, useEffectEvent } from 'react'
import { Form, useSubmit } from 'react-router'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useToast } from '@tsiran/app-kit/browser/toast'

/** What became of a request: whether it was discarded, restored, or ordered meanwhile; or why lines were not reordered. */
export interface RequestOutcome {
  kind: 'success' | 'error'
  /** Empty where the shop could not be reached. */
  message: string
  /** Whether it can be taken back. */
  undo: boolean
}

/** The result of the page's action; a discarded request can be restored here and in the toast. */
export function Outcome({ outcome }: { outcome: RequestOutcome }) {
  const t = useMessages()
  const toast = useToast()
  const submit = useSubmit()
  const show = useEffectEvent(() => {
    const restore = () =>
      void submit({ intent: 'restore' }, { method: 'post', preventScrollReset: true })
    if (outcome.undo) toast.success(outcome.message, { label: t('cart.undo'), run: restore })
  })
  useEffect(() => show(), [outcome])
  return (
    <Notice kind={outcome.kind}>
      {outcome.message || t('errors.unavailable')}
      {outcome.undo && (
        <Form method="post" preventScrollReset className="hidden noscript:block">
          <input type="hidden" name="intent" value="restore" />
          <Button type="submit" variant="quiet">
            {t('cart.undo')}
          </Button>
        </Form>
      )}
    </Notice>
  )
}
