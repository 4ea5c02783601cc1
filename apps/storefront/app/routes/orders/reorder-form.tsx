import type { SkippedLine } from '@tsiran/contract/order-shapes'
import { cartPath } from '@tsiran/contract/shop-paths'
import { Button } from '@tsiran/ui/button'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Form, Link, useNavigation, useSubmit } from 'react-router'
import { useQueryClient } from '../../platform/api/query-hooks.ts'
import { notifyOtherTabs } from '../../platform/api/cart-tabs.ts'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { cartKey } from '../../platform/api/query-keys.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** Milliseconds between the press and the call (R28). */
const delayMs = 500

/** What a reorder put into the cart. */
export interface Reordered {
  added: readonly unknown[]
  skipped: readonly SkippedLine[]
  message: string
}

/** Reorders, and lists the lines that are not available. */
export function ReorderForm({ answer }: { answer: Reordered | null | undefined }) {
  const t = useMessages()
  const queries = useQueryClient()
  const submit = useSubmit()
  const sending = useNavigation().formMethod === 'POST'
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
    if (waiting || sending) return
    const form = event.currentTarget
    setWaiting(true)
    timer.current = window.setTimeout(() => {
      setWaiting(false)
      void submit(form, { preventScrollReset: true })
    }, delayMs)
  }
  return (
    <>
      <Form method="post" onSubmit={press} className="mt-4 print:hidden">
        <Button type="submit" loading={waiting || sending} className="w-full">
          {t('orders.reorder')}
        </Button>
      </Form>
      {answer && <Outcome {...answer} />}
    </>
  )
}

function Outcome({ message, added, skipped }: Reordered) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <div className="mt-3 [&>*]:mb-0">
      <Notice kind={added.length > 0 ? 'success' : 'warning'}>
        <p className="font-semibold">
          {message}{' '}
          <Link to={cartPath(locale)} className="underline">
            {t('orders.toCart')}
          </Link>
        </p>
        {skipped.length > 0 && (
          <>
            <p className="mt-2 text-ink">{t('orders.skipped')}</p>
            <ul className="list-disc pl-5 text-ink">
              {skipped.map(({ name, reason }) => (
                <li key={`${name}-${reason}`}>
                  {t('ui.named', { label: name, name: t(`orders.reason.${reason}`) })}
                </li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  )
}
