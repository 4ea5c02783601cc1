import { useQuery } from '@tanstack/react-query'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { Receipt as ReceiptThing } from '@tsiran/contract/admin/stock-shapes'
import { formatDate } from '@tsiran/i18n/dates'
import { formatNumber } from '@tsiran/i18n/money'
import { DetailLayout, Panel } from '@tsiran/ui/detail-layout'
import { Link, useParams } from 'react-router'
import { Facts } from '../../features/people/facts.tsx'
import { LoadThing } from '../../features/people/load-thing.tsx'
import { SmallTable } from '../../features/people/small-table.tsx'
import { Moment } from '../../features/shell/moment.tsx'
import { Page } from '../../features/shell/page.tsx'
import { receiptQuery } from '../../features/stock/stock-queries.ts'
import { variantName } from '../../features/stock/variant-name.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** One delivery of a supplier. */
export default function Receipt() {
  const t = useMessages()
  const query = useQuery(receiptQuery(Number(useParams()['id'])))
  const back = { to: '/stock/receipts', label: t('stock.receipts') }
  return (
    <LoadThing query={query} back={back}>
      {(receipt) => (
        <Page title={t('stock.receipt', { number: receipt.id })} back={back}>
          <Details receipt={receipt} />
        </Page>
      )}
    </LoadThing>
  )
}

function Details({
  receipt: { supplier, reference, at, staff, pieces, lots },
}: {
  receipt: ReceiptThing
}) {
  const t = useMessages()
  const locale = useLocale()
  const side = (
    <Panel title={t('stock.supplier')}>
      <Facts
        rows={[
          [t('stock.supplier'), supplier],
          ...(reference ? [[t('stock.paper'), reference] as const] : []),
          [t('stock.when'), <Moment key="at" at={at} />],
          [t('stock.staff'), staff?.name ?? '–'],
          [t('stock.pieces'), formatNumber(pieces)],
        ]}
      />
    </Panel>
  )
  return (
    <DetailLayout side={side} sideLabel={t('people.details')}>
      <Panel title={t('stock.lots')}>
        <SmallTable
          label={t('stock.lots')}
          empty={t('stock.noLots')}
          heads={[t('stock.name'), t('stock.sku'), t('stock.pieces'), t('stock.expires')]}
          rows={lots.map(({ id, variant, qty, expires_on }) => ({
            id,
            cells: [
              variant ? (
                <Link
                  key="variant"
                  to={`/stock/${variant.variant_id}`}
                  className="inline-flex min-h-8 items-center max-md:min-h-11 text-leaf hover:underline"
                >
                  {variantName(variant, locale)}
                </Link>
              ) : (
                t('stock.deleted')
              ),
              <span key="sku" className="whitespace-nowrap">
                {variant?.sku}
              </span>,
              formatNumber(qty),
              expires_on ? formatDate(expires_on) : '–',
            ],
          }))}
        />
      </Panel>
    </DetailLayout>
  )
}
