import { useQuery } from '@tanstack/react-query'
import type { CategoryRow } from '@tsiran/contract/admin/category-shapes'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { Button } from '@tsiran/ui/button'
import { Skeleton } from '@tsiran/ui/skeleton'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { treeQuery } from '../../features/categories/category-queries.ts'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'
import { CategoryDialogs } from './category-dialogs.tsx'
import { CategoryTree } from './category-tree.tsx'

export type Asked =
  | { kind: 'add'; parentId: number | null }
  | { kind: 'move' | 'delete'; row: CategoryRow }
  | { kind: 'paste' }

/** The tree of categories. */
export default function Categories() {
  const t = useMessages()
  const mayWrite = useCan()('catalogue.write')
  const query = useQuery(treeQuery)
  // A link may lead to the list that is pasted.
  const [search] = useSearchParams()
  const [asked, setAsked] = useState<Asked | undefined>(
    mayWrite && search.has('paste') ? { kind: 'paste' } : undefined,
  )
  const tree = query.data
  return (
    <Page
      title={t('categories.title')}
      actions={
        mayWrite && (
          <>
            <Button variant="secondary" onClick={() => setAsked({ kind: 'paste' })}>
              {t('categories.paste')}
            </Button>
            <Button onClick={() => setAsked({ kind: 'add', parentId: null })}>
              {t('categories.new')}
            </Button>
          </>
        )
      }
    >
      {query.isError && !tree && <LoadFailure onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton className="h-96" />}
      {tree && (
        <>
          <CategoryTree tree={tree} mayWrite={mayWrite} ask={setAsked} />
          <CategoryDialogs tree={tree} asked={asked} onClose={() => setAsked(undefined)} />
        </>
      )}
    </Page>
  )
}
