import { PageHeader } from '@tsiran/ui/page-header'
import { useEffect, type ReactNode } from 'react'

interface PageProps {
  title: string
  /** Beside the title: a state, a count. */
  aside?: ReactNode
  /** The list that the page belongs to. */
  back?: { to: string; label: string }
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
export function Page({ title, aside, back, actions, children }: PageProps) {
  useTitle(title)
  return (
    <div className="mx-auto w-full max-w-360 px-3.5 py-5 sm:px-6">
      <PageHeader title={title} aside={aside} back={back} actions={actions} />
      {children}
    </div>
  )
}
