import { Dialog as Base } from '@base-ui/react/dialog'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useRef, type ReactNode, type RefObject } from 'react'
import { useUiTexts } from './ui-texts.tsx'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Gets the focus back when the dialog closes. */
  opener?: RefObject<HTMLElement | null>
  /** Room for two columns. */
  wide?: boolean
  /** Somebody types into a field of it. */
  onInput?: () => void
  children: ReactNode
}

const popup =
  'fixed inset-x-0 bottom-0 z-50 max-h-[90dvh] overflow-y-auto overscroll-contain rounded-t-card bg-cream p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-ink shadow-xl shadow-shade/20 outline-none transition duration-200 ease-out data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 motion-reduce:transition-none sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card'

/** The first field of a form that is the dialog's content; of a group of radios the checked one. */
const firstField =
  ':scope > form :is(input:not([type=hidden], [type=radio]), [type=radio]:checked, select, textarea):enabled'

/**
 * A window over the page; on phones a sheet from below. Focus begins at the first field of its form, stays in it, and
 * returns to its opener. With touch it begins at the dialog itself: a focused field would open the keyboard.
 */
export function Dialog({
  open,
  onClose,
  title,
  opener,
  wide = false,
  onInput,
  children,
}: DialogProps) {
  const texts = useUiTexts()
  const content = useRef<HTMLDivElement>(null)
  const findFirst = () => {
    const field = matchMedia('(pointer: coarse)').matches
      ? null
      : content.current?.querySelector<HTMLElement>(firstField)
    return field ?? content.current
  }
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 min-h-dvh bg-shade/45 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 motion-reduce:transition-none" />
        <Base.Popup
          ref={content}
          data-window
          onInput={onInput}
          initialFocus={findFirst}
          className={`${popup} ${wide ? 'sm:w-[min(52rem,calc(100vw-3rem))]' : 'sm:w-[min(32rem,calc(100vw-3rem))]'}`}
          finalFocus={opener}
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <Base.Title className="pt-1.5 text-xl font-bold wrap-anywhere">{title}</Base.Title>
            <Base.Close
              aria-label={texts.close}
              className="-mt-1 -mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-leaf-soft"
            >
              <IconX size={22} aria-hidden />
            </Base.Close>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
