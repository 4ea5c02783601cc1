import { useId, type ReactNode } from 'react'

interface PanelProps {
  title: string
  note?: ReactNode
  /** Beside the title. */
  actions?: ReactNode
  children?: ReactNode
}

/** A part of a page with a heading of its own, between hairlines. */
export function Panel({ title, note, actions, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-4 sm:p-5">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        {actions}
      </header>
      {note && <p className="mb-4 max-w-prose text-muted">{note}</p>}
      {children}
    </section>
  )
}
