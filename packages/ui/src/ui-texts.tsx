import { createContext, use } from 'react'

/** The texts of the building blocks themselves, in the page's language. */
export interface UiTextValues {
  /** Name of the breadcrumbs. */
  path: string
  /** Name of the pager. */
  pages: string
  page: (number: number) => string
  previous: string
  next: string
  close: string
  /** Names of a carousel's buttons. */
  scrollBack: string
  scrollOn: string
  /** Name of the toasts' region. */
  notifications: string
  loading: string
}

/** Provides the texts of the building blocks. */
export const UiTexts = createContext<UiTextValues | null>(null)

/** The texts of the building blocks. */
export function useUiTexts(): UiTextValues {
  const texts = use(UiTexts)
  if (!texts) throw new Error('no UiTexts around this component')
  return texts
}
