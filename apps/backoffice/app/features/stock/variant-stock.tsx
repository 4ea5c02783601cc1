import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import type { StockOfVariant } from '@tsiran/contract/admin/stock-shapes'
import { formatNumber } from '@tsiran/i18n/money'
import { Button } from '@tsiran/ui/button'
import { Panel } from '@tsiran/ui/detail-layout'
import { Skeleton } from '@tsiran/ui/skeleton'
import { Status } from '@tsiran/ui/status-dot'
import { useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { Facts } from '../people/facts.tsx'
import { useCan } from '../session/me-query.ts'
import { LotsTable } from './lots-table.tsx'
import { Movements } from './movements.tsx'
import { PlaceForm } from './place-form.tsx'
import { StockDialogs, type StockDialog } from './stock-dialogs.tsx'
import { stockQuery } from './stock-queries.ts'

type OnTyped = (isTyped: boolean) => void

/** The stock of one variant. `onTyped` is called with whether something is typed that leaving would lose. */
export function VariantStock({ id, onTyped }: { id: number; onTyped: OnTyped }) {
  const stock = useQuery(stockQuery(id))
  if (stock.data) return <Loaded stock={stock.data} onTyped={onTyped} />
  return stock.isError ? (
    <LoadFailure onRetry={() => void stock.refetch()} />
  ) : (
    <Skeleton className="h-80" />
  )
}

function Loaded({ stock, onTyped }: { stock: StockOfVariant; onTyped: OnTyped }) {
  const t = useMessages()
  const mayWrite = useCan()('stock.write')
  const [dialog, setDialog] = useState<StockDialog | null>(null)
  const { variant_id, qty, held, low, sku, barcode, lots } = stock
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-5">
        <Panel title={t('stock.movements')}>
          <Movements variantId={variant_id} />
        </Panel>
        <Panel title={t('stock.lots')}>
          <LotsTable lots={lots} />
        </Panel>
      </div>
      <div className="grid min-w-0 gap-5 max-lg:order-first">
        <Panel
          title={t('stock.stock')}
          action={low && <Status tone="attention">{t('stock.low')}</Status>}
        >
          <Facts
            rows={[
              [t('stock.stockHint'), formatNumber(qty)],
              [t('stock.held'), formatNumber(held)],
              [t('stock.onShelf'), formatNumber(qty + held)],
              [t('stock.sku'), sku],
              ...(barcode ? [[t('stock.barcode'), barcode] as const] : []),
            ]}
          />
          {mayWrite && (
            <div className="mt-4 flex flex-wrap gap-2 *:flex-1">
              <Button onClick={() => setDialog({ act: 'adjust', row: stock })}>
                {t('stock.adjust')}
              </Button>
              <Button variant="secondary" onClick={() => setDialog({ act: 'count', row: stock })}>
                {t('stock.count')}
              </Button>
            </div>
          )}
        </Panel>
        <PlaceForm stock={stock} mayWrite={mayWrite} onTyped={onTyped} />
      </div>
      <StockDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </div>
  )
}
