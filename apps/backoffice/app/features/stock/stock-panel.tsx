import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import type { StockOfVariant } from '@tsiran/contract/admin/stock-shapes'
import { formatNumber } from '@tsiran/i18n/money'
import { Button } from '@tsiran/ui/button'
import { Panel } from '@tsiran/ui/detail-layout'
import { FieldFrame } from '@tsiran/ui/field'
import { LeaveQuestion } from '@tsiran/ui/save-bar/leave-question'
import { Select } from '@tsiran/ui/select'
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

interface StockPanelProps {
  /** A product's variants; `label` is its options. */
  variants: readonly { id: number; label: string }[]
}

/** The stock of a product, one variant at a time: numbers, place, lots and movements, with the ways to change them. */
export function StockPanel({ variants }: StockPanelProps) {
  const t = useMessages()
  const [chosen, setChosen] = useState(variants[0]?.id)
  const [isTyped, setIsTyped] = useState(false)
  // A variant that is chosen while something is typed of the one before.
  const [asked, setAsked] = useState<number>()
  const choose = (variant: number | undefined) => {
    setAsked(undefined)
    setIsTyped(false)
    setChosen(variant)
  }
  const id = variants.some((variant) => variant.id === chosen) ? chosen : variants[0]?.id
  if (id === undefined) return null
  return (
    <div className="grid gap-5">
      {variants.length > 1 && (
        <FieldFrame label={t('stock.variant')} className="max-w-100">
          {(described) => (
            <Select
              {...described}
              value={id}
              onChange={({ target }) => (isTyped ? setAsked : choose)(Number(target.value))}
            >
              {variants.map((variant) => (
                <option key={variant.id} value={variant.id}>
                  {variant.label}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
      )}
      <LeaveQuestion
        open={asked !== undefined}
        onLeave={() => choose(asked)}
        onStay={() => setAsked(undefined)}
      />
      <VariantStock key={id} id={id} onTyped={setIsTyped} />
    </div>
  )
}

type OnTyped = (isTyped: boolean) => void

function VariantStock({ id, onTyped }: { id: number; onTyped: OnTyped }) {
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
