import type { ReactNode } from 'react'

/** A thing's page: what it is in the main column, its state, people and history in a side column of 320 px. */
export function DetailLayout({
  side,
  sideLabel,
  children,
}: {
  side: ReactNode
  sideLabel: string
  children: ReactNode
}) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-5">{children}</div>
      <aside aria-label={sideLabel} className="grid min-w-0 gap-5">
        {side}
      </aside>
    </div>
  )
}

interface PanelProps {
  title: ReactNode
  /** Beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** A part of a thing's page with its heading. */
export function Panel({ title, action, children }: PanelProps) {
  return (
    <section className="min-w-0 rounded-card border border-line bg-card p-4 wrap-anywhere sm:p-5">
      <div className="mb-3 flex min-h-8 items-center justify-between gap-3">
        <h2 className="text-lg font-bold wrap-normal">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
