import type { Cart, CartItem } from '@tsiran/contract/cart-shapes'
import { useRef, useState } from 'react'
import { useQueryClient } from '../../platform/api/query-hooks.ts'
import { api } from '../../platform/api/api.ts'
import { cartCalls } from './cart-calls.ts'
import { cartCaller } from './cart-query.ts'
import { cartKey } from '../../platform/api/query-keys.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useRole } from '../session/session.ts'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { oneAtATime, storeCart, useRefusal, useAddToCart } from './cart-actions.ts'
import { useMutation } from '../../platform/api/use-mutation.ts'

/**
 * Changes one line. The new quantity shows at once, and the latest one is sent; after a refusal the server's last answer
 * shows again.
 */
export function useLineChange(line: CartItem) {
  const locale = useLocale()
  const calls = cartCalls(useRole())
  const queries = useQueryClient()
  const refused = useRefusal()
  const toast = useToast()
  const t = useMessages()
  const add = useAddToCart()
  const [draft, setDraft] = useState<number | null>(null)
  const next = useRef<number | null>(null)

  const update = useMutation({
    scope: oneAtATime,
    mutationFn: async () => {
      const quantity = next.current
      next.current = null
      if (quantity === null) return undefined
      const caller = await cartCaller()
      const body = { ...caller, locale, qty: { [line.id]: quantity } }
      // A quantity is saved as the page goes, too.
      return (await api(calls.update, { body, keepalive: true })).data
    },
    onSuccess: (cart) => {
      if (cart !== undefined) storeCart(queries)(cart)
    },
    onError: refused,
    onSettled: () => {
      if (next.current === null) setDraft(null)
    },
  })

  const remove = useMutation({
    scope: oneAtATime,
    mutationFn: async () => {
      const caller = await cartCaller()
      return (await api(calls.remove, { params: { id: line.id }, query: { ...caller, locale } }))
        .data
    },
    onSuccess: (cart) => {
      // A change that was under way when the button was pressed has been answered by now.
      const before = queries.getQueryData<Cart | null>(cartKey)
      // The cart may have been fetched without the line by now.
      const answered = before?.items.find(({ id }) => id === line.id)?.quantity
      storeCart(queries)(cart)
      const run = () => putBack(answered ?? draft ?? line.quantity)
      toast.success(t('cart.removed', { name: line.name }), { label: t('cart.undo'), run })
    },
    onError: refused,
  })
  const putBack = (quantity: number) =>
    add.mutate({
      id: line.product_id,
      name: line.name,
      quantity,
      ...(line.variant_id !== null && { variant: line.variant_id }),
    })

  return {
    quantity: draft ?? line.quantity,
    busy: update.isPending || remove.isPending,
    change: (quantity: number) => {
      setDraft(quantity)
      next.current = quantity
      update.mutate()
    },
    remove: () => {
      if (!remove.isPending) remove.mutate()
    },
  }
}
