import { Notice } from '@tsiran/app-kit/blocks/notice'
import { Button } from '@tsiran/ui/button'
import type { FormEvent, ReactNode } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'

interface StockFormProps {
  move: { pending: boolean; failure: string | undefined }
  /** False while something is missing. */
  ready: boolean
  /** What the button says; else `Save`. */
  save?: string | undefined
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** The form of a dialog that moves stock: what went wrong, the fields, and two buttons. */
export function StockForm({ move, ready, save, onSubmit, onClose, children }: StockFormProps) {
  const t = useMessages()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (ready) onSubmit()
  }
  return (
    <form onSubmit={send} className="grid gap-4">
      {move.failure && <Notice kind="error">{move.failure}</Notice>}
      {children}
      <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
        <Button variant="quiet" onClick={onClose}>
          {t('stock.leave')}
        </Button>
        <Button type="submit" loading={move.pending} disabled={!ready}>
          {save ?? t('common.save')}
        </Button>
      </div>
    </form>
  )
}
