import { useEffect } from 'react'
import { useLocation, type Location } from 'react-router'
import { chosenBrands } from './listing-filters.ts'
import { readListingParams } from './listing-params.ts'

/** The data that a page showed last, for when its next state cannot be loaded. */
interface LastPage<T> {
  subject: string
  brands: Set<number>
  data: T
  /** Key of the history entry that it belongs to. */
  entry: string
}

let lastPage: LastPage<unknown> | undefined

/** The parameters that identify a list; its filters, sort and page do not. */
const subjectNames = ['category_id', 'category_slug', 'savings', 'search']

function subjectOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search)
  return [pathname, ...subjectNames.map((name) => query.get(name) ?? '')].join('\n')
}

/** Remembers the page's data, in the browser alone. */
export function useRememberPage(data: unknown): void {
  const { pathname, search, key } = useLocation()
  useEffect(() => {
    const subject = subjectOf({ pathname, search })
    lastPage = { subject, brands: brandsOf(search), data, entry: key }
  }, [data, pathname, search, key])
}

const brandsOf = (search: string) => chosenBrands(readListingParams(new URLSearchParams(search)))

/** Whether two lists are of different brands: with none in common, neither is a filter of the other. */
function areOtherBrands(one: Set<number>, other: Set<number>): boolean {
  return one.size > 0 && other.size > 0 && ![...one].some((id) => other.has(id))
}

/** The data of the same list before its new state failed to load. `T` is the type that its page remembers. */
export function useLastPage<T>(): LastPage<T> | undefined {
  const location = useLocation()
  if (lastPage?.subject !== subjectOf(location)) return undefined
  if (areOtherBrands(lastPage.brands, brandsOf(location.search))) return undefined
  return lastPage as LastPage<T>
}
