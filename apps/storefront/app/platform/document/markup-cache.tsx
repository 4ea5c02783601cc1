import { createContext, createElement, use, type ReactNode } from 'react'
import { useLocale } from '@tsiran/app-kit/i18n/locale'

/** The places of cached parts in one page. */
export interface MarkupPlaces {
  /** The element that marks a place while the page is rendered. */
  readonly tag: string
  /** Adds a place for a part: its number, and whether the part's markup is in the cache. */
  take(part: string): { place: number; known: boolean }
}

/** Set while the server renders a page for a guest. */
export const MarkupPlacesContext = createContext<MarkupPlaces | null>(null)

interface CachedMarkupProps {
  /** Everything that the markup depends on besides the language, as JSON values. */
  of: readonly unknown[]
  /** One element, without `useId`, that depends on nothing but `of`. */
  children: ReactNode
}

/**
 * A part that is the same on many pages: the server renders it once and then writes the cached markup (docs/decisions/0014).
 * In the browser, and without a cache, it renders its children.
 */
export function CachedMarkup({ of, children }: CachedMarkupProps) {
  const locale = useLocale()
  const places = use(MarkupPlacesContext)
  if (!import.meta.env.SSR || !places) return children
  const { place, known } = places.take(locale + JSON.stringify(of))
  const mark = createElement(places.tag, null, place)
  if (known) return mark
  return (
    <>
      {mark}
      <MarkupPlacesContext value={null}>{children}</MarkupPlacesContext>
      {mark}
    </>
  )
}
