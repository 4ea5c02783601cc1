import { useEffect } from 'react'
import { useLocation, type Location } from 'react-router'

/** What a page showed last, for when its next state cannot be loaded. */
interface LastPage<T> {
  subject: string
  data: T
  /** Key of the history entry that it belongs to. */
  entry: string
}

let kept: LastPage<unknown> | undefined

/** What tells one list from another; its filters, sort and page do not. */
const subjectNames = ['category_id', 'category_slug', 'savings', 'search']

function subjectOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search)
  return [pathname, ...subjectNames.map((name) => query.get(name) ?? '')].join('\n')
}

/** Remembers, in the browser alone, what a page shows now. */
export function useKeep(data: unknown): void {
  const { pathname, search, key } = useLocation()
  useEffect(() => {
    kept = { subject: subjectOf({ pathname, search }), data, entry: key }
  }, [data, pathname, search, key])
}

/** What the same list showed before its new state failed to load. `T` is the data that its page keeps. */
export function useLastPage<T>(): LastPage<T> | undefined {
  const location = useLocation()
  return kept?.subject === subjectOf(location) ? (kept as LastPage<T>) : undefined
}
