import { useQueryClient } from '@tanstack/react-query'
import type { MediaRow } from '@tsiran/contract/admin/media-shapes'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { Button } from '@tsiran/ui/button'
import { useRef, useState } from 'react'
import { mediaKeys } from '../../features/media/media-queries.ts'
import { useCan } from '../../features/session/me-query.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useWrite } from '../../platform/api/use-write.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { AttachDialog } from './attach-dialog.tsx'

interface SelectedActionsProps {
  chosen: readonly MediaRow[]
  /** The rows of the page. */
  rows: readonly MediaRow[]
  onChoose: (rows: readonly MediaRow[]) => void
}

/** What can be done with the chosen pictures. */
export function SelectedActions({ chosen, rows, onChoose }: SelectedActionsProps) {
  const t = useMessages()
  const can = useCan()
  const toast = useToast()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const [attaching, setAttaching] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  // Pictures of other pages stay chosen.
  const others = rows.filter((row) => chosen.every(({ key }) => key !== row.key))
  const refresh = () => {
    for (const queryKey of mediaKeys) void queries.invalidateQueries({ queryKey })
  }
  const restore = async (keys: readonly string[]) => {
    try {
      for (const key of keys)
        await api('POST /api/admin/media/:key/restore', { params: { key }, body: {} })
    } catch (error) {
      toast.error(failureText(error))
    }
    refresh()
  }
  const remove = useWrite(async (pictures: readonly MediaRow[]) => {
    const deleted: string[] = []
    let inUse = 0
    try {
      for (const row of pictures)
        try {
          await api('DELETE /api/admin/media/:key', { params: { key: row.key } })
          deleted.push(row.key)
        } catch (error) {
          if (!isApiError(error) || error.code !== 'in_use') throw error
          inUse++
        }
    } catch (error) {
      toast.error(failureText(error))
    }
    refresh()
    // Those that are in use, and those that a failure left, stay chosen.
    onChoose(pictures.filter(({ key }) => !deleted.includes(key)))
    if (deleted.length > 0)
      toast.undoable(t('media.deleted', { count: deleted.length }), {
        label: t('media.undo'),
        run: () => void restore(deleted),
      })
    if (inUse > 0) toast.error(t('media.inUse', { count: inUse }))
  })
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2">
      <p role="status" className="mr-2 font-semibold">
        {(rows.length > 0 || chosen.length > 0) && t('media.selected', { count: chosen.length })}
      </p>
      {others.length > 0 && (
        <Button variant="quiet" onClick={() => onChoose([...chosen, ...others])}>
          {t('media.selectPage')}
        </Button>
      )}
      {chosen.length > 0 && (
        <>
          {can('catalogue.write') && (
            <Button ref={opener} variant="secondary" onClick={() => setAttaching(true)}>
              {t('media.attach')}
            </Button>
          )}
          <Button variant="secondary" loading={remove.pending} onClick={() => remove.run(chosen)}>
            {t('media.delete')}
          </Button>
          <Button variant="quiet" onClick={() => onChoose([])}>
            {t('media.selectNone')}
          </Button>
        </>
      )}
      <AttachDialog
        pictures={chosen}
        open={attaching}
        onClose={() => setAttaching(false)}
        onDone={onChoose}
        opener={opener}
      />
    </div>
  )
}
