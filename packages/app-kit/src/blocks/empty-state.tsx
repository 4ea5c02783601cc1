import IconBasketSearch from '@tabler/icons-react/dist/esm/icons/IconBasketSearch.mjs'
import type { ReactNode } from 'react'

/** An empty page: a picture, a sentence, and one thing to do next. */
export function EmptyState({
  text,
  hint,
  children,
}: {
  text: string
  hint?: string
  children?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-card px-4 py-12 text-center">
      <span className="grid size-24 place-items-center rounded-full bg-apricot-soft text-leaf">
        <IconBasketSearch size={48} stroke={1.5} aria-hidden />
      </span>
      <p className="text-xl font-bold text-balance wrap-anywhere">{text}</p>
      {hint && <p className="max-w-md text-muted">{hint}</p>}
      {children}
    </div>
  )
}
