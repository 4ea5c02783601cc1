import { useEffect, useRef } from 'react'
import { useQueryClient } from '../../platform/api/query-hooks.ts'
import { forgetEmptyCart } from '../../features/cart/cart-query.ts'

/** Forgets a cart that is empty as its page is left. */
export function useEmptyCartEnd(empty: boolean): void {
  const queries = useQueryClient()
  const leftEmpty = useRef(false)
  useEffect(() => {
    leftEmpty.current = empty
  }, [empty])
  useEffect(
    () => () => {
      if (leftEmpty.current) void forgetEmptyCart(queries)
    },
    [queries],
  )
}
