import type { MenuItem } from '@tsiran/contract/content'
import type { Locale } from '@tsiran/contract/locale'

export interface NavLink {
  to: string
  label: string
}

/** The menu item of this page leads to the blog (decisions 38). */
const blogPageId = 11

/** The address of a menu item: its own where it has one, else its CMS page. */
const addressOf = ({ page_id, url_key }: MenuItem): string => url_key ?? (page_id === blogPageId ? 'blog' : `page/${page_id}`)

/** The links of one menu: the items of its type that are on, by position (spec 2 §2). */
export const menuLinks = (items: readonly MenuItem[], type: MenuItem['type'], locale: Locale): NavLink[] =>
  items
    .filter((item) => item.type === type && item.status)
    .toSorted((one, other) => one.position - other.position)
    .map((item) => ({ to: `/${locale}/${addressOf(item)}`, label: item.name }))
