import { useQuery } from '@tanstack/react-query'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { ButtonLink } from '@tsiran/ui/button'
import { Link, useParams } from 'react-router'
import { printLabelsPath } from '../../features/labels/paths.ts'
import { LoadThing } from '../../features/people/load-thing.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { StockPanel } from '../../features/stock/stock-panel.tsx'
import { stockQuery } from '../../features/stock/stock-queries.ts'
import { variantName } from '../../features/stock/variant-name.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** The stock of one variant. */
export default function VariantStock() {
  const t = useMessages()
  const locale = useLocale()
  const mayOpen = useCan()('catalogue.read')
  const query = useQuery(stockQuery(Number(useParams()['id'])))
  const back = { to: '/stock', label: t('stock.title') }
  return (
    <LoadThing query={query} back={back}>
      {(stock) => {
        const { variant_id: id, product_id, sku } = stock
        return (
          <Page
            title={variantName(stock, locale)}
            back={back}
            actions={
              <>
                {mayOpen && (
                  <Link
                    to={`/products/${product_id}`}
                    className="inline-flex min-h-11 items-center font-semibold text-leaf hover:underline"
                  >
                    {t('stock.name')}
                  </Link>
                )}
                <ButtonLink variant="secondary" to={printLabelsPath([id])}>
                  {t('labels.printOne')}
                </ButtonLink>
              </>
            }
          >
            <StockPanel key={id} variants={[{ id, label: sku }]} />
          </Page>
        )
      }}
    </LoadThing>
  )
}
