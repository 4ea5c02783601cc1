import { useMessages } from '@tsiran/app-kit/i18n/messages'
import type { ReactNode } from 'react'

interface BlogHeadProps {
  title: string
  /** Posts that a search found; undefined where nothing was searched for. */
  found: number | undefined
  /** Says what the blog is about. */
  lead: boolean
  children: ReactNode
}

/** The heading of a list of posts, with what it is about or how many were found. */
export function BlogHead({ title, found, lead, children }: BlogHeadProps) {
  const t = useMessages()
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-2xl font-extrabold break-words sm:text-3xl">{title}</h1>
        {lead && <p className="mt-1 max-w-[68ch] text-muted">{t('blog.lead')}</p>}
        {found !== undefined && (
          <p role="status" className="mt-1 text-sm text-muted tabular-nums">
            {t('blog.total', { count: found })}
          </p>
        )}
      </div>
      {children}
    </div>
  )
}
