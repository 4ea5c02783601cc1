import { useEffect, type ReactNode } from 'react'

interface PageProps {
  title: string
  /** The page's one primary button, and what belongs beside it. */
  actions?: ReactNode
  children: ReactNode
}

/** The document's title: the page's, then the shop's. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Tsiran`
  }, [title])
}

/** A page of the back office: its title, its button, what it holds. */
export function Page({ title, actions, children }: PageProps) {
  useTitle(title)
  return (
    <div className="mx-auto w-full max-w-360 px-3.5 py-5 sm:px-6">
      <header className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">{title}</h1>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
