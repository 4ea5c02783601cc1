import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** Scrolls a list of links so that the one to the open page is seen, which may be beyond the list's edge. */
export function useOpenInView(links: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  useEffect(() => {
    links.current
      ?.querySelector('[aria-current=page]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [links, pathname])
}
