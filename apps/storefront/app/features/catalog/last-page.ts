import { useEffect } from 'react'
import { useLocation, type Location } from 'react-router'

/** The data that a page showed last, for when its next state cannot be loaded. */
interface LastPage<T> {
  subject: string
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
    lastPage = { subject: subjectOf({ pathname, search }), data, entry: key }
  }, [data, pathname, search, key])
}

/** The data of the same list before its new state failed to load. `T` is the type that its page remembers. */
export function useLastPage<T>(): LastPage<T> | undefined {
  const location = useLocation()
  return lastPage?.subject === subjectOf(location) ? (lastPage as LastPage<T>) : undefined
}
