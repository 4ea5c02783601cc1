import { pageIdAt, pagePath } from '@tsiran/contract/page-ids'
import { withoutEndSlashes } from '../urls/end-slashes.ts'
import { localeOfPath } from '../i18n/locale.ts'

/** What tells two pages apart. Sorts, sizes, marks of campaigns and the like do not. */
const kept = ['category_slug', 'category_id', 'savings', 'brand', 'filter_brand', 'search', 'category', 'tag', 'id', 'page']

const otherLists = /\/blog\/category-(?:grid|list|left-sidebar)$/
const otherPosts = /\/blog\/post-(?:classic|full)$/

/** The blog's other layouts show the same posts: the classic list and the post's own page stand for them. */
function mainLayout(pathname: string, query: URLSearchParams): string {
  const id = query.get('id')
  if (!id || !otherPosts.test(pathname)) return pathname.replace(otherLists, '/blog/category-classic')
  query.delete('id')
  return pathname.replace(otherPosts, `/blog/inner-page/${encodeURIComponent(id)}`)
}

/** An address without what does not change the page: a fixed order, no first page, no trailing slash; of a CMS page's two the readable one. */
export function canonicalPath({ pathname, search }: { pathname: string; search: string }): { pathname: string; search: string } {
  const given = new URLSearchParams(search)
  const query = new URLSearchParams()
  for (const name of kept) {
    const value = given.get(name)
    if (value && !(name === 'page' && value === '1')) query.set(name, value)
  }
  return {
    pathname: ownPath(mainLayout(withoutEndSlashes(pathname), query) || '/'),
    search: query.size > 0 ? `?${query.toString().replace(/%2C/g, ',')}` : '',
  }
}

function ownPath(pathname: string): string {
  const locale = `/${localeOfPath(pathname)}`
  const id = pathname.startsWith(`${locale}/`) ? pageIdAt(pathname.slice(locale.length)) : undefined
  return id === undefined ? pathname : locale + pagePath(id)
}
