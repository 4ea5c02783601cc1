import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useUiTexts } from './ui-texts.tsx'

interface FullScreenProps {
  /** Its accessible name. */
  label: string
  /** Escape or the close button was pressed. */
  onClose: () => void
  /** Content next to the close button. */
  head?: ReactNode
  children: ReactNode
  className?: string
}

/**
 * A window over the whole screen, open as long as it is mounted. The browser's own dialog: focus stays in it and
 * returns to where it was, and it opens within the press that asked for it, as phones need to show their keyboard.
 */
export function FullScreen({ label, onClose, head, children, className = '' }: FullScreenProps) {
  const texts = useUiTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        // A search field would use the first Escape to clear itself.
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
      className={`fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none flex-col overscroll-contain text-ink outline-none open:flex ${className}`}
    >
      <div className="flex shrink-0 items-center gap-2 p-2 pl-3.5">
        <div className="min-w-0 flex-1">{head}</div>
        <button
          type="button"
          aria-label={texts.close}
          onClick={onClose}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-leaf-soft"
        >
          <IconX size={24} aria-hidden />
        </button>
      </div>
      {children}
    </dialog>
  )
}
