import { createContext, createElement, use, type ReactNode } from 'react'
import { useLocale } from '../i18n/locale.ts'

/** The places in one page of parts whose markup is kept. */
export interface MarkupPlaces {
  /** The element that marks a place while the page is rendered. */
  readonly tag: string
  /** A place for a part: its number, and whether the part's markup is known already. */
  take(part: string): { place: number; known: boolean }
}

/** There while the server renders a page for a guest. */
export const MarkupPlacesContext = createContext<MarkupPlaces | null>(null)

interface CachedMarkupProps {
  /** All that the markup depends on besides the language, as JSON can say it. */
  of: readonly unknown[]
  /** One element, without `useId`, that looks at nothing but `of`. */
  children: ReactNode
}

/**
 * A part that stands alike on many pages: the server renders it once and then writes what it kept (docs/decisions/0014). In the
 * browser, and where nothing is kept, it is its children.
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
