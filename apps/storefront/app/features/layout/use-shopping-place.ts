import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { storePlace } from '../shop/shopping-place.ts'

/** React Router stores the index of each history entry in its state. */
export const historyIndex = (): number => (history.state as { idx?: number } | null)?.idx ?? 0

/** Stores the last page of products: the cart links back to it. */
export function useShoppingPlace(): void {
  const { pathname, search } = useLocation()
  useEffect(() => storePlace(pathname, search, historyIndex()), [pathname, search])
}
