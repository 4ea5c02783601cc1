import { useId, useRef, type ComponentType, type ReactNode, type RefObject } from 'react'
import { Link } from 'react-router'
import { useOpen } from '../browser/use-open.ts'

/** Props of a panel below an indicator. */
export interface PopoverPanelProps {
  id: string
  opener: RefObject<HTMLElement | null>
  onClose: () => void
  onFailed?: () => void
}

interface PopoverLinkProps {
  /** The page to open without scripts, in another tab, and while the panel cannot be loaded. */
  to: string
  /** Loads the panel's code ahead, on hover or focus. */
  load: () => Promise<unknown>
  panel: ComponentType<PopoverPanelProps>
  className: string
  title?: string
  current?: boolean
  children: ReactNode
}

/** An indicator of the header that opens and closes a panel below it (spec 1 §4). */
export function PopoverLink({
  to,
  load,
  panel: Panel,
  className,
  title,
  current = false,
  children,
}: PopoverLinkProps) {
  const [open, setOpen] = useOpen()
  const id = useId()
  const opener = useRef<HTMLAnchorElement>(null)
  const close = () => setOpen(false)
  // After a failure, opening the panel loads it again.
  const prepare = () => void load().catch(() => undefined)
  return (
    <div className="relative">
      <Link
        ref={opener}
        to={to}
        title={title}
        aria-current={current ? 'page' : undefined}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setOpen(!open)
        }}
        className={className}
      >
        {children}
      </Link>
      {open && <Panel id={id} opener={opener} onClose={close} onFailed={close} />}
    </div>
  )
}
