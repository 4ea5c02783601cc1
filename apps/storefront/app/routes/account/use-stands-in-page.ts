import { useHydrated } from '@tsiran/app-kit/browser/use-hydrated'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Whether the form that the address asks for stands in the page: it came with the document, and would lose in a window what was typed
 * before hydration. A form that a hydrated page opens gets a window. `section` is the element around the form; `enter` takes a pressed
 * link to the form that stands there: such a link changes no address, so it moves the focus.
 */
export function useStandsInPage() {
  const { search } = useLocation()
  const hydrated = useHydrated()
  const section = useRef<HTMLElement>(null)
  const [first, setFirst] = useState(hydrated ? null : search)
  // For good: the same form, opened again by its link, is a window.
  if (first !== null && first !== search) setFirst(null)
  return {
    inPage: first === search,
    section,
    enter: (link: HTMLAnchorElement) => {
      if (link.search === first)
        section.current
          ?.querySelector<HTMLElement>(':is(input:not([type=hidden]), button)')
          ?.focus()
    },
  }
}
