import type { ReactNode } from 'react'

/** One kind of building block, in all its states. */
export function Section({
  title,
  children,
  className = '',
}: {
  title: string
  children: ReactNode
  className?: string
}) {
  return (
    <section aria-label={title} className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 className="mb-4 text-xl font-bold">{title}</h2>
      <div className={className || 'flex flex-wrap items-center gap-3'}>{children}</div>
    </section>
  )
}
