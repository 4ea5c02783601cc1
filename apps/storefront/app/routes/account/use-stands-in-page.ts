import { useHydrated } from '@tsiran/app-kit/browser/use-hydrated'
import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Whether the form that the address asks for stands in the page: it came with the document, and would lose in a window what was typed
 * before hydration. A form that a hydrated page opens gets a window.
 */
export function useStandsInPage(): boolean {
  const { search } = useLocation()
  const hydrated = useHydrated()
  const [first, setFirst] = useState(hydrated ? null : search)
  // For good: the same form, opened again by its link, is a window.
  if (first !== null && first !== search) setFirst(null)
  return first === search
}
