import type { UseQueryResult } from '@tanstack/react-query'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { Button } from '@tsiran/ui/button'
import { Skeleton } from '@tsiran/ui/skeleton'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useTitle } from '../shell/page.tsx'

/** Ids of what a print page's address names, with commas: `?ids=1,2`. */
export const usePrintedIds = (): string => useSearchParams()[0].get('ids') ?? ''

/** Whether another try would be refused as well: the papers are not the person's, or there are none. */
const isRefusal = (error: unknown) => isApiError(error) && error.status < 500

interface PrintPageProps<T> {
  title: string
  papers: UseQueryResult<T>
  /** Address of the same papers as a file. */
  pdf?: string
  /** Buttons beside those that print. */
  actions?: ReactNode
  /** What the person has to know, or may choose, before printing. */
  notice?: ReactNode
  children: (papers: T) => ReactNode
}

/** Papers as they will be printed, with a bar above them that is not. */
export function PrintPage<T>({ title, papers, pdf, actions, notice, children }: PrintPageProps<T>) {
  const t = useMessages()
  const failureText = useFailureText()
  useTitle(title)
  const { data } = papers
  const isEmpty = data === undefined || (Array.isArray(data) && data.length === 0)
  return (
    <>
      <header className="sticky top-0 z-10 flex flex-wrap items-center gap-3 border-b border-line bg-card px-4 py-2 print:hidden">
        <p className="me-auto font-semibold max-sm:w-full">{title}</p>
        {pdf !== undefined && papers.data !== undefined && (
          <a className="button button-secondary max-sm:flex-1" href={pdf} download>
            {t('print.pdf')}
          </a>
        )}
        {actions}
        <Button disabled={isEmpty} onClick={() => window.print()} className="max-sm:flex-1">
          {t('print.print')}
        </Button>
      </header>
      <main className="py-4 print:p-0">
        {notice}
        {papers.isPending && <Skeleton className="mx-auto h-96 max-w-[210mm]" />}
        {papers.isError && (
          <div className="mx-auto max-w-[210mm] px-4">
            {isRefusal(papers.error) ? (
              <Notice kind="error">{failureText(papers.error)}</Notice>
            ) : (
              <LoadFailure onRetry={() => void papers.refetch()} />
            )}
          </div>
        )}
        {papers.data !== undefined && children(papers.data)}
      </main>
    </>
  )
}
