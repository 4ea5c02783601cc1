import { Button } from '@tsiran/ui/button'
import { useMessages } from '../../platform/i18n/language.tsx'

interface PageStepsProps {
  page: number
  pages: number
  onChange: (page: number) => void
}

/** Steps through the pages of a table in a window, which has no address of its own. */
export function PageSteps({ page, pages, onChange }: PageStepsProps) {
  const t = useMessages()
  if (pages <= 1) return null
  return (
    <div className="flex items-center justify-center gap-3">
      <Button variant="quiet" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        {t('bulk.pageBefore')}
      </Button>
      <span className="text-sm text-muted tabular-nums">
        {page} / {pages}
      </span>
      <Button variant="quiet" disabled={page >= pages} onClick={() => onChange(page + 1)}>
        {t('bulk.pageAfter')}
      </Button>
    </div>
  )
}
