import { PageHeader } from '@tsiran/ui/page-header'
import { useEffect, type ReactNode } from 'react'
import { useTitleCount } from '../../platform/document/title-count.ts'

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

/** The document's title: the count of what is new, the page's title, the shop's name. */
export function useTitle(title: string): void {
  const count = useTitleCount()
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title} – Tsiran`
  }, [title, count])
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
