import type { InUse } from '@tsiran/contract/admin/catalog-shapes'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { Button } from '@tsiran/ui/button'
import { Dialog } from '@tsiran/ui/dialog'
import { Link } from 'react-router'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

interface DeleteDialogProps {
  title: string
  note: string
  call: () => Promise<unknown>
  refresh: readonly (readonly unknown[])[]
  onClose: () => void
  onDone?: () => void
}

/** The uses that keep something from being deleted; undefined for another failure. */
const usesIn = (error: unknown): InUse | undefined =>
  isApiError(error) && error.code === 'in_use' ? (error.data as InUse) : undefined

/** Deletes what is not used; what is used names its uses. */
export function DeleteDialog({ title, note, call, refresh, onClose, onDone }: DeleteDialogProps) {
  const t = useMessages()
  const failureText = useFailureText()
  const remove = useAct(call, {
    done: t('categories.deleted'),
    refresh,
    quiet: true,
    onDone: () => {
      onClose()
      onDone?.()
    },
  })
  const used = usesIn(remove.error)
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="grid gap-4">
        {used ? (
          <Uses used={used} />
        ) : (
          <p role={remove.error ? 'alert' : undefined}>
            {remove.error ? failureText(remove.error) : note}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {t('categories.cancel')}
          </Button>
          {!used && (
            <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
              {t('categories.delete')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Uses({ used: { uses, total } }: { used: InUse }) {
  const t = useMessages()
  return (
    <div role="alert">
      <p className="mb-2 font-semibold">{t('categories.inUse', { count: total })}</p>
      <ul className="grid gap-1">
        {uses.map(({ type, id, name }) => (
          <li key={`${type} ${id}`}>
            <Link
              to={type === 'product' ? `/products/${id}` : `/categories/${id}`}
              className="inline-flex min-h-9 max-md:min-h-11 items-center text-leaf hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
