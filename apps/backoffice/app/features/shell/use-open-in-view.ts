import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** Scrolls a list of links so that the one to the open page is seen, which may be beyond the list's edge. */
export function useOpenInView(links: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  // Words of another language have other widths.
  const locale = useLocale()
  useEffect(() => {
    links.current
      ?.querySelector('[aria-current=page]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [links, pathname, locale])
}
