import { PopoverPanel } from '@tsiran/app-kit/blocks/popover-panel'
import { useOpen } from '@tsiran/app-kit/browser/use-open'
import { useId, useRef, type ReactNode } from 'react'

interface PopoverButtonProps {
  label: string
  /** The panel's name, where it is another one. */
  panelLabel?: string
  className: string
  panelClass: string
  /** Letters that are drawn, not written: the button's name is its label. */
  initials?: string
  face?: ReactNode
  /** The panel. */
  children: (close: () => void) => ReactNode
}

/** A button of the top bar that opens and closes a panel below it. */
export function PopoverButton({
  label,
  panelLabel = label,
  className,
  panelClass,
  initials,
  face,
  children,
}: PopoverButtonProps) {
  const [open, setOpen] = useOpen()
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = () => setOpen(false)
  return (
    <div className="relative">
      <button
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        onClick={() => setOpen(!open)}
        data-initials={initials}
        className={`grid cursor-pointer place-items-center rounded-full ${className}`}
      >
        {face}
      </button>
      {open && (
        <PopoverPanel
          id={id}
          opener={opener}
          label={panelLabel}
          onClose={close}
          className={panelClass}
        >
          {children(close)}
        </PopoverPanel>
      )}
    </div>
  )
}
