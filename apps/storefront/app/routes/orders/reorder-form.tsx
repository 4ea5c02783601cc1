import { Button } from '@tsiran/ui/button'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Form, useSubmit } from 'react-router'
import { useQueryClient } from '../../platform/api/query-hooks.ts'
import { notifyOtherTabs } from '../../platform/api/cart-tabs.ts'
import { FilledNotice, type Filled } from '../../features/cart/filled-notice.tsx'
import { cartKey } from '../../platform/api/query-keys.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** Milliseconds between the press and the call (R28). */
const delayMs = 500

/** Reorders, and lists the lines that are not available, or not in full. */
export function ReorderForm({ answer }: { answer: Filled | null | undefined }) {
  const t = useMessages()
  const queries = useQueryClient()
  const submit = useSubmit()
  const [waiting, setWaiting] = useState(false)
  const timer = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!answer) return
    void queries.invalidateQueries({ queryKey: cartKey })
    notifyOtherTabs()
  }, [answer, queries])

  const press = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (waiting) return
    const form = event.currentTarget
    setWaiting(true)
    timer.current = window.setTimeout(() => {
      void submit(form, { preventScrollReset: true }).finally(() => setWaiting(false))
    }, delayMs)
  }
  return (
    <>
      <Form method="post" onSubmit={press} className="mt-4 print:hidden">
        <Button type="submit" loading={waiting} className="w-full">
          {t('orders.reorder')}
        </Button>
      </Form>
      {answer && (
        <div className="mt-3 [&>*]:mb-0">
          <FilledNotice {...answer} />
        </div>
      )}
    </>
  )
}
