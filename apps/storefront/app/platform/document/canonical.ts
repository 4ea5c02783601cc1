import { pageIdAt, pagePath } from '@tsiran/contract/page-ids'
import { withoutEndSlashes } from '@tsiran/contract/end-slashes'
import { localeOfPath } from '@tsiran/app-kit/i18n/locale'

/** The parameters that make two pages differ; sorts, page sizes and campaign marks do not. */
const significant = [
  'category_slug',
  'category_id',
  'savings',
  'brand',
  'filter_brand',
  'search',
  'category',
  'tag',
  'id',
  'page',
]

const otherLists = /\/blog\/category-(?:grid|list|left-sidebar)$/
const otherPosts = /\/blog\/post-(?:classic|full)$/

/** The blog's layouts show the same posts: the classic list and the post's own page are canonical. */
function mainLayout(pathname: string, query: URLSearchParams): string {
  const id = query.get('id')
  if (!id || !otherPosts.test(pathname))
    return pathname.replace(otherLists, '/blog/category-classic')
  query.delete('id')
  return pathname.replace(otherPosts, `/blog/inner-page/${encodeURIComponent(id)}`)
}

/**
 * The canonical address of a page: its significant parameters in a fixed order, no first page, no trailing slash; for a CMS
 * page its readable address.
 */
export function canonicalPath({ pathname, search }: { pathname: string; search: string }): {
  pathname: string
  search: string
} {
  const given = new URLSearchParams(search)
  const query = new URLSearchParams()
  for (const name of significant) {
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
