/** The page of each kind of thing that the change log names. A kind without a page has no row. */
const pages: Readonly<Record<string, (id: string) => string>> = {
  draft: (id) => `/orders/new/${id}`,
  customer: (id) => `/customers/${id}`,
  company: (id) => `/companies/${id}`,
  message: (id) => `/messages/${id}`,
  comment: () => '/comments',
  settings: (id) => `/settings/${id}`,
  media: () => '/media',
  product: (id) => `/products/${id}`,
  order: (id) => `/orders/${id}`,
  staff: () => '/settings/staff',
  invite: () => '/settings/staff',
}

/** The path of a thing's page; undefined where it has none. */
export const subjectPage = (type: string, id: string): string | undefined => pages[type]?.(id)
