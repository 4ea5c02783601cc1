import { pageIdAt, pagePath } from '@tsiran/contract/page-ids'
import { localeOfPath } from './locale.ts'

/** What tells two pages apart. Sorts, sizes, marks of campaigns and the like do not. */
const kept = ['category_slug', 'category_id', 'savings', 'brand', 'filter_brand', 'search', 'page']

/** An address without what does not change the page: a fixed order, no first page, no trailing slash; of a CMS page's two the readable one. */
export function canonicalPath({ pathname, search }: { pathname: string; search: string }): { pathname: string; search: string } {
  const given = new URLSearchParams(search)
  const query = new URLSearchParams()
  for (const name of kept) {
    const value = given.get(name)
    if (value && !(name === 'page' && value === '1')) query.set(name, value)
  }
  return {
    pathname: ownPath(pathname.replace(/\/+$/, '') || '/'),
    search: query.size > 0 ? `?${query.toString().replace(/%2C/g, ',')}` : '',
  }
}

function ownPath(pathname: string): string {
  const locale = `/${localeOfPath(pathname)}`
  const id = pathname.startsWith(`${locale}/`) ? pageIdAt(pathname.slice(locale.length)) : undefined
  return id === undefined ? pathname : locale + pagePath(id)
}
