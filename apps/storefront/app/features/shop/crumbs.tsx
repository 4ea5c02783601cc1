import { Breadcrumbs, type Step } from '@tsiran/ui/breadcrumbs'
import { breadcrumbData } from '../../platform/document/json-ld.ts'
import { useShop } from './shop.ts'
import { JsonLd } from './seo.tsx'

/** The way from home to this page, for readers and for search engines. */
export function Crumbs({ steps }: { steps: readonly Step[] }) {
  const { origin } = useShop()
  return (
    <>
      <Breadcrumbs steps={steps} />
      <JsonLd thing={breadcrumbData(steps, origin)} />
    </>
  )
}
