import { maxPins, type SearchPin } from '@tsiran/contract/admin/search-pins'
import { maxLengths } from '@tsiran/contract/limits'
import { Field } from '@tsiran/ui/field'
import { Picker } from '@tsiran/ui/picker/picker'
import { useState } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { OrderedList } from '../ordering/ordered-list.tsx'
import { RecordDialog } from '../people/record-dialog.tsx'
import { deskChanged } from './desk-queries.ts'
import { PinnedNames } from './pinned-names.tsx'
import { PinnedLine } from './pinned-line.tsx'

interface PinDialogProps {
  /** The row to change; a new one without. */
  pin?: SearchPin | undefined
  /** What a new one begins with. */
  query?: string | undefined
  onClose: () => void
}

export type Pinned = Pick<SearchPin['products'][number], 'id' | 'sku' | 'name' | 'image'>

/** Pins products to a query, in an order. */
export function PinDialog({ pin, query: first = '', onClose }: PinDialogProps) {
  const t = useMessages()
  const [query, setQuery] = useState(pin?.query ?? first)
  const [products, setProducts] = useState<readonly Pinned[]>(pin?.products ?? [])
  const find = async (q: string, signal: AbortSignal) => {
    if (q.trim() === '') return []
    const { data } = await api('GET /api/admin/search', { query: { q }, signal })
    return data.products.map((product) => ({ ...product, label: product.name, note: product.sku }))
  }
  return (
    <RecordDialog
      done={t('searchDesk.saved')}
      refresh={deskChanged}
      title={t(pin ? 'searchDesk.editPin' : 'searchDesk.newPin')}
      onClose={onClose}
      values={pinValues({ query, products })}
      seen={pin && { version: pin.version, values: pinValues(pin) }}
      words={{ query: t('searchDesk.query'), product_ids: t('searchDesk.pinned') }}
      write={(name, value) =>
        name === 'query' ? undefined : (
          <PinnedNames ids={value as readonly number[]} known={products} />
        )
      }
      save={(body, version) =>
        pin && version !== undefined
          ? api('PUT /api/admin/search/pins/:id', {
              params: { id: pin.id },
              body: { ...body, version },
            })
          : api('POST /api/admin/search/pins', { body })
      }
    >
      {(errors) => (
        <>
          <Field
            label={t('searchDesk.query')}
            value={query}
            maxLength={maxLengths.search}
            error={errors['query']?.[0]}
            onChange={({ target }) => setQuery(target.value)}
          />
          {products.length < maxPins && (
            <Picker
              // Empty again after each choice.
              key={products.length}
              label={t('searchDesk.addProduct')}
              placeholder={t('searchDesk.productHint')}
              error={errors['product_ids']?.[0]}
              value={null}
              search={find}
              onChange={(option) => {
                if (option && !products.some(({ id }) => id === option.id))
                  setProducts([...products, option])
              }}
            />
          )}
          {products.length > 0 && (
            <OrderedList
              label={t('searchDesk.pinned')}
              kind="pinned product"
              enabled
              onMove={(id, beforeId) => setProducts(reordered(products, id, beforeId))}
              items={products.map((product) => ({
                id: product.id,
                name: product.name,
                content: <PinnedLine product={product} />,
                acts: [
                  {
                    label: t('common.remove'),
                    run: () => setProducts(products.filter(({ id }) => id !== product.id)),
                  },
                ],
              }))}
            />
          )}
        </>
      )}
    </RecordDialog>
  )
}

const pinValues = ({ query, products }: { query: string; products: readonly Pinned[] }) => ({
  query,
  product_ids: products.map(({ id }) => id),
})

function reordered(products: readonly Pinned[], id: number, beforeId: number | null): Pinned[] {
  const rest = products.filter((product) => product.id !== id)
  const place = beforeId === null ? rest.length : rest.findIndex((other) => other.id === beforeId)
  return rest.toSpliced(place, 0, ...products.filter((product) => product.id === id))
}
