import { Drawer as Base } from '@base-ui/react/drawer'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode, RefObject } from 'react'
import { useUiTexts } from './ui-texts.tsx'

interface DrawerProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Gets the focus back when the drawer closes. */
  opener?: RefObject<HTMLElement | null>
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode
  children: ReactNode
}

const backdrop =
  'fixed inset-0 z-40 min-h-dvh bg-shade/45 opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0 motion-reduce:transition-none'
const popup =
  'flex h-full w-[min(22rem,calc(100vw-3rem))] [transform:translateX(var(--drawer-swipe-movement-x))] flex-col overflow-hidden rounded-r-card bg-cream text-ink shadow-xl shadow-shade/20 outline-none transition-transform duration-200 ease-out data-ending-style:[transform:translateX(-100%)] data-starting-style:[transform:translateX(-100%)] data-swiping:select-none data-swiping:duration-0 motion-reduce:transition-none'

/** A panel from the left edge, over the page: swipe, Escape or a press outside closes it. */
export function Drawer({ open, onClose, title, opener, footer, children }: DrawerProps) {
  const texts = useUiTexts()
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()} swipeDirection="left">
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Viewport className="fixed inset-0 z-50 flex items-stretch justify-start">
          <Base.Popup className={popup} finalFocus={opener}>
            <header className="flex shrink-0 items-center justify-between gap-3 border-b border-line bg-card py-2 pr-2 pl-4">
              <Base.Title className="text-lg font-bold">{title}</Base.Title>
              <Base.Close
                aria-label={texts.close}
                className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-leaf-soft"
              >
                <IconX size={22} aria-hidden />
              </Base.Close>
            </header>
            <Base.Content className="min-h-0 flex-1 touch-auto overflow-y-auto overscroll-contain p-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
              {children}
            </Base.Content>
            {footer && (
              <footer className="shrink-0 border-t border-line bg-card p-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
                {footer}
              </footer>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
