import { lazy, Suspense } from 'react'
import { Skeleton } from '@tsiran/ui/skeleton'
import { productsPath } from '../../features/products/paths.ts'
import { Allowed } from '../../features/shell/allowed.tsx'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

const GridEditor = lazy(() => import('../../features/grid/grid-editor.tsx'))

/** Every variant of a filter as a row of a spreadsheet. */
export default function Grid() {
  const t = useMessages()
  return (
    <Allowed permission="catalogue.read">
      <Page title={t('grid.title')} back={{ to: productsPath, label: t('products.title') }}>
        <Suspense fallback={<Skeleton className="h-96" />}>
          <GridEditor />
        </Suspense>
      </Page>
    </Allowed>
  )
}
