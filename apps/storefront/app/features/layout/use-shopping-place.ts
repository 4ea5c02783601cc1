import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { notePlace } from '../shop/shopping-place.ts'

/** React Router keeps the place of each entry of the history in its state. */
export const historyIndex = (): number => (history.state as { idx?: number } | null)?.idx ?? 0

/** Remembers the last page where goods were chosen: the cart leads back to it. */
export function useShoppingPlace(): void {
  const { pathname, search } = useLocation()
  useEffect(() => notePlace(pathname, search, historyIndex()), [pathname, search])
}
