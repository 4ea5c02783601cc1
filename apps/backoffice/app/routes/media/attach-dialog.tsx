import { useQuery } from '@tanstack/react-query'
import type { MediaRow } from '@tsiran/contract/admin/media-shapes'
import { maxMediaKeys } from '@tsiran/contract/limits'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { Button } from '@tsiran/ui/button'
import { Dialog } from '@tsiran/ui/dialog'
import { Skeleton } from '@tsiran/ui/skeleton'
import type { RefObject } from 'react'
import { mediaKeys } from '../../features/media/media-queries.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

interface AttachDialogProps {
  pictures: readonly MediaRow[]
  open: boolean
  onClose: () => void
  /** Called with the pictures that one call does not take, which are still to be added. */
  onDone: (rest: readonly MediaRow[]) => void
  opener: RefObject<HTMLElement | null>
}

/** The products that pictures are named by, and the button that adds them. */
export function AttachDialog({ open, onClose, opener, ...rest }: AttachDialogProps) {
  const t = useMessages()
  return (
    <Dialog open={open} onClose={onClose} title={t('media.attach')} opener={opener} wide>
      <AttachForm onClose={onClose} {...rest} />
    </Dialog>
  )
}

function AttachForm({ pictures, onClose, onDone }: Omit<AttachDialogProps, 'open' | 'opener'>) {
  const t = useMessages()
  const keys = pictures.slice(0, maxMediaKeys).map(({ key }) => key)
  const matches = useQuery({
    queryKey: ['media-matches', keys],
    queryFn: ({ signal }) =>
      api('GET /api/admin/media/matches', { query: { keys: keys.join(',') }, signal }),
    gcTime: 0,
  })
  const rows = matches.data?.data ?? []
  const found = rows.filter(({ product, attached }) => product && !attached)
  const attach = useAct(
    () => api('POST /api/admin/media/attach', { body: { keys: found.map(({ key }) => key) } }),
    {
      done: t('media.attachDone'),
      refresh: [...mediaKeys, ['GET /api/admin/products'], ['product']],
      onDone: () => {
        onDone(pictures.slice(maxMediaKeys))
        onClose()
      },
    },
  )
  if (matches.isError) return <LoadFailure onRetry={() => void matches.refetch()} />
  if (matches.isPending) return <Skeleton className="h-40" />
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t('media.attachHint')}</p>
      {pictures.length > keys.length && (
        <p>{t('media.attachPart', { count: keys.length, all: pictures.length })}</p>
      )}
      <ul className="divide-y divide-line">
        {rows.map(({ key, name, product, attached }) => (
          <li key={key} className="flex min-h-14 items-center gap-3 py-2">
            <img
              src={`/media/${key}/240.webp`}
              alt=""
              className="size-11 shrink-0 rounded-control border border-line object-cover"
            />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-sm text-muted">{name}</span>
              {product ? (
                <span className="block truncate font-semibold">
                  {product.name} ({product.sku})
                </span>
              ) : (
                <span className="block text-apricot-dark">{t('media.noProduct')}</span>
              )}
            </span>
            {attached && <span className="text-sm text-muted">{t('media.attached')}</span>}
          </li>
        ))}
      </ul>
      <div className="flex justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          {t('media.close')}
        </Button>
        <Button
          disabled={found.length === 0}
          loading={attach.isPending}
          onClick={() => attach.mutate()}
        >
          {t('media.attachCount', { count: found.length })}
        </Button>
      </div>
    </div>
  )
}
