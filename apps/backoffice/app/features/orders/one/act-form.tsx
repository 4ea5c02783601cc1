import { Notice } from '@tsiran/app-kit/blocks/notice'
import { Button } from '@tsiran/ui/button'
import type { FormEvent, ReactNode } from 'react'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import type { OrderActState } from './use-order-act.ts'

interface ActFormProps {
  act: OrderActState
  /** The words of the button that does it. */
  submit: string
  danger?: boolean
  /** False while something is missing. */
  ready?: boolean
  onSubmit: (form: FormData) => void
  onClose: () => void
  children: ReactNode
}

/** The form of a dialog that acts on an order: what happened meanwhile, what went wrong, the fields, and two buttons. */
export function ActForm({
  act,
  submit,
  danger = false,
  ready = true,
  onSubmit,
  onClose,
  children,
}: ActFormProps) {
  const t = useMessages()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (ready && !act.gone) onSubmit(new FormData(event.currentTarget))
  }
  return (
    <form onSubmit={send} className="grid gap-4">
      {act.conflict && <ConflictNotice conflict={act.conflict} gone={act.gone} />}
      {act.failure && <Notice kind="error">{act.failure}</Notice>}
      {children}
      <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
        <Button variant="quiet" onClick={onClose}>
          {t('orders.leave')}
        </Button>
        <Button
          type="submit"
          variant={danger ? 'danger' : 'primary'}
          loading={act.pending}
          disabled={!ready || act.gone}
        >
          {submit}
        </Button>
      </div>
    </form>
  )
}
