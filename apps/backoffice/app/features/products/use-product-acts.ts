import { useQueryClient } from '@tanstack/react-query'
import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useBlockTexts } from '@tsiran/ui/block-texts'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useWrite } from '../../platform/api/use-write.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { productPath } from './paths.ts'
import { productQuery, staleAfterWrite } from './product-queries.ts'

/** What the actions need of a product: the state that the person has seen. */
export interface SeenProduct {
  id: number
  version: number
  name: string
}

type Act = 'publish' | 'hide' | 'remove' | 'restore'

const call = (act: Act, { id, version }: SeenProduct) => {
  const params = { id }
  if (act === 'remove') return api('DELETE /api/admin/products/:id', { params, query: { version } })
  if (act === 'restore')
    return api('POST /api/admin/products/:id/restore', { params, body: { version } })
  const status = act === 'publish' ? 'published' : 'hidden'
  return api('PUT /api/admin/products/:id', { params, body: { version, status } })
}

const inverse: Record<Act, Act> = {
  publish: 'hide',
  hide: 'publish',
  remove: 'restore',
  restore: 'remove',
}

/** Publishes, hides, deletes and copies products. What was done can be undone from its toast. */
export function useProductActs() {
  const t = useMessages()
  const toast = useToast()
  const { undo } = useBlockTexts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const refresh = async (product?: AdminProduct) => {
    if (product) queries.setQueryData(productQuery(product.id).queryKey, product)
    await Promise.all(staleAfterWrite.map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
  const onError = (error: unknown) => {
    toast.error(failureText(error))
    void refresh()
  }
  const act = useWrite(
    async ({ act: name, product }: { act: Act; product: SeenProduct; undoing?: boolean }) =>
      (await call(name, product)).data,
    {
      onError,
      onSuccess: (saved, { act: done, product, undoing }) => {
        void refresh(saved)
        const text = t(`products.done.${done}`, { name: product.name })
        if (undoing) return toast.success(text)
        const run = () =>
          act.run({
            act: inverse[done],
            product: { ...product, version: saved.version },
            undoing: true,
          })
        toast.undoable(text, { label: undo, run })
      },
    },
  )
  const copy = useWrite(
    async ({ id }: SeenProduct) =>
      (await api('POST /api/admin/products/:id/copy', { params: { id }, body: {} })).data,
    {
      onError,
      onSuccess: (made, { name }) => {
        void refresh(made)
        toast.success(t('products.done.copy', { name }))
        void navigate(productPath(made.id))
      },
    },
  )
  return {
    run: (name: Act, product: SeenProduct) => act.run({ act: name, product }),
    copy: copy.run,
    pending: act.pending || copy.pending,
  }
}
