import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react'
import type { PopoverPanelProps } from './popover-link.tsx'
import { useOutsidePress } from '../browser/use-outside-press.ts'

interface PanelProps extends PopoverPanelProps {
  label: string
  className?: string
  children: ReactNode
}

/** A panel below an indicator; closed by a press outside, Escape, or a focus that leaves it. */
export function PopoverPanel({ id, opener, label, onClose, className = '', children }: PanelProps) {
  const panel = useRef<HTMLElement>(null)
  useOutsidePress([panel, opener], onClose)
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (panel.current?.contains(document.activeElement)) opener.current?.focus()
      onClose()
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [opener, onClose])
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const inside = [panel.current, opener.current].some((element) =>
      element?.contains(relatedTarget as Node | null),
    )
    if (relatedTarget && !inside) onClose()
  }
  return (
    <section
      ref={panel}
      id={id}
      aria-label={label}
      onBlur={onBlur}
      className={`absolute top-full right-0 z-40 mt-2 max-h-[70dvh] overflow-y-auto overscroll-contain rounded-card border border-line bg-card shadow-xl shadow-ink/15 ${className}`}
    >
      {children}
    </section>
  )
}
