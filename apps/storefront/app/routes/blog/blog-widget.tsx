import { useId, type ReactNode } from 'react'

/** A titled part of the sidebar. */
export function BlogWidget({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-5">
      <h2 id={id} className="mb-3 text-lg font-extrabold">
        {title}
      </h2>
      {children}
    </section>
  )
}
