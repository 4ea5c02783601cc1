import { Notice } from '@tsiran/app-kit/blocks/notice'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { Button } from '@tsiran/ui/button'
import { Dialog } from '@tsiran/ui/dialog'
import type { ReactNode } from 'react'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { deskChanged } from './desk-queries.ts'

interface DeskDialogProps {
  title: string
  /** Writes what the fields hold. */
  save: () => Promise<unknown>
  onClose: () => void
  /** The fields, with the server's messages by their names. */
  children: (errors: Readonly<Record<string, readonly string[]>>) => ReactNode
}

/** A small form of the search desk in a window; searches follow it at once. */
export function DeskDialog({ title, save, onClose, children }: DeskDialogProps) {
  const t = useMessages()
  const failureText = useFailureText()
  const act = useAct(save, {
    done: t('searchDesk.saved'),
    refresh: deskChanged,
    onDone: onClose,
    quiet: true,
  })
  const errors = isApiError(act.error) ? act.error.fields : {}
  const isStale = isApiError(act.error) && act.error.code === 'version_conflict'
  return (
    <Dialog open onClose={onClose} title={title}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!act.isPending) act.mutate()
        }}
      >
        {act.error && Object.keys(errors).length === 0 && (
          <Notice kind="error">{isStale ? t('searchDesk.stale') : failureText(act.error)}</Notice>
        )}
        {children(errors)}
        <Button type="submit" loading={act.isPending} className="justify-self-end">
          {t('common.save')}
        </Button>
      </form>
    </Dialog>
  )
}
