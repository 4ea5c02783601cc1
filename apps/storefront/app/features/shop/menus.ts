import type { MenuItem } from '@tsiran/contract/content'
import { pageIds } from '@tsiran/contract/page-ids'
import type { Locale } from '@tsiran/contract/locale'

export interface NavLink {
  to: string
  label: string
}

/** The address of a menu item: its own where it has one, else its CMS page (spec 2 §2), of which one is the blog (R38). */
const addressOf = ({ page_id, url_key }: MenuItem): string =>
  url_key ?? (page_id === pageIds.blog ? 'blog' : `page/${page_id}`)

/** The links of one menu: the items of its type that are on, by position (spec 2 §2). */
export const menuLinks = (
  items: readonly MenuItem[],
  type: MenuItem['type'],
  locale: Locale,
): NavLink[] =>
  items
    .filter((item) => item.type === type && item.status)
    .toSorted((one, other) => one.position - other.position)
    .map((item) => ({ to: `/${locale}/${addressOf(item)}`, label: item.name }))
