import { Skeleton } from '@tsiran/ui/skeleton'
import { useRef, type FocusEvent, type RefObject } from 'react'
import { useCategories } from './categories-query.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { useMenuKeys } from '@tsiran/app-kit/browser/use-menu-keys'
import { useOutsidePress } from '@tsiran/app-kit/browser/use-outside-press'
import { MegaMenuRoots } from './mega-menu-roots.tsx'

interface MegaMenuProps {
  id: string
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The category tree under the header: roots at the left, the children of one of them at the right, with pictures. */
export function MegaMenu({ id, opener, onClose }: MegaMenuProps) {
  const t = useMessages()
  const panel = useRef<HTMLElement>(null)
  const { data: roots, isError, refetch } = useCategories()
  const onKeyDown = useMenuKeys(panel, () => {
    opener.current?.focus()
    onClose()
  })
  useOutsidePress([panel, opener], onClose)
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const inside = [panel.current, opener.current].some((element) =>
      element?.contains(relatedTarget as Node | null),
    )
    if (relatedTarget && !inside) onClose()
  }

  return (
    <>
      <div
        aria-hidden
        className="pointer-events-none absolute inset-x-0 top-full -z-1 h-dvh bg-ink/30"
      />
      <nav
        ref={panel}
        id={id}
        aria-label={t('shell.categories')}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain border-t border-line bg-card shadow-xl shadow-ink/15"
      >
        <div className="content relative min-h-[37rem] py-4">
          {roots ? (
            <MegaMenuRoots roots={roots} />
          ) : isError ? (
            <LoadFailure onRetry={() => void refetch()} />
          ) : (
            <Loading />
          )}
        </div>
      </nav>
    </>
  )
}

function Loading() {
  const t = useMessages()
  return (
    <div role="status" aria-label={t('shell.loading')} className="grid w-72 gap-1">
      {Array.from({ length: 12 }, (_, place) => (
        <Skeleton key={place} className="h-11" />
      ))}
    </div>
  )
}
