import { lazy, Suspense } from 'react'
import { Skeleton } from '@tsiran/ui/skeleton'
import { productsPath } from '../../features/products/paths.ts'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

const GridEditor = lazy(() =>
  import('../../features/grid/grid-editor.tsx').then(({ GridEditor: editor }) => ({
    default: editor,
  })),
)

/** Every variant of a filter as a row of a spreadsheet. */
export default function Grid() {
  const t = useMessages()
  return (
    <Page title={t('grid.title')} back={{ to: productsPath, label: t('products.title') }}>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <GridEditor />
      </Suspense>
    </Page>
  )
}
