import { useId, useRef, type ComponentType, type ReactNode, type RefObject } from 'react'
import { Link } from 'react-router'
import { useOpen } from '../browser/use-open.ts'

/** What a panel gets from its indicator. */
export interface DropPanelProps {
  id: string
  opener: RefObject<HTMLElement | null>
  onClose: () => void
  onFailed?: () => void
}

interface DropIndicatorProps {
  /** The page that it leads to without scripts, in another tab, and while its panel cannot be loaded. */
  to: string
  /** Fetches the panel's code, when a pointer comes near. */
  load: () => Promise<unknown>
  panel: ComponentType<DropPanelProps>
  className: string
  title?: string
  current?: boolean
  children: ReactNode
}

/** An indicator of the header whose press opens and closes a panel below it (spec 1 §4); the panel's code comes with the first one. */
export function DropIndicator({ to, load, panel: Panel, className, title, current = false, children }: DropIndicatorProps) {
  const [open, setOpen] = useOpen()
  const id = useId()
  const opener = useRef<HTMLAnchorElement>(null)
  const close = () => setOpen(false)
  // Where this fails, opening the panel asks again.
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
