import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { notePlace } from '../shop/shopping-place.ts'

/** React Router stores the index of each history entry in its state. */
export const historyIndex = (): number => (history.state as { idx?: number } | null)?.idx ?? 0

/** Stores the last page where products were chosen: the cart leads back to it. */
export function useShoppingPlace(): void {
  const { pathname, search } = useLocation()
  useEffect(() => notePlace(pathname, search, historyIndex()), [pathname, search])
}
