/** The CMS pages that the shop itself leads to, by their ids (R38). */
export const pageIds = {
  about: 1,
  delivery: 2,
  privacy: 3,
  terms: 4,
  wholesale: 5,
  faq: 6,
  /** Shows the clients' logos. */
  clients: 7,
  /** Shows the partners' logos. */
  partners: 8,
  typography: 9,
  /** The shop, its hours and its desks: what `contact-us-alt` shows. */
  visit: 10,
  /** Leads to the blog. */
  blog: 11,
} as const

/** Pages with an address of their own, below the language. */
const ownPaths: Readonly<Record<number, string>> = {
  [pageIds.about]: '/site/about-us',
  [pageIds.terms]: '/site/terms',
  [pageIds.faq]: '/site/faq',
  [pageIds.typography]: '/site/typography',
  [pageIds.visit]: '/site/contact-us-alt',
  [pageIds.blog]: '/blog',
}

/** A CMS page's address below the language: its own, else `/page/{id}`, which leads to every page. */
export const pagePath = (id: number): string => ownPaths[id] ?? `/page/${id}`

/** The id of the CMS page at an address below the language; undefined for all other addresses. */
export function pageIdAt(path: string): number | undefined {
  const [, id] = /^\/page\/([1-9]\d{0,8})$/.exec(path) ?? []
  if (id !== undefined) return Number(id)
  const own = Object.entries(ownPaths).find(([, ownPath]) => ownPath === path)
  return own && Number(own[0])
}
