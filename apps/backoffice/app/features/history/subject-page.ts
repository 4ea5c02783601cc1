/** The page of each kind of thing that the change log names. A kind without a page has no row. */
const pages: Readonly<Record<string, (id: string) => string>> = {
  attribute: (id) => `/attributes/${id}`,
  brand: (id) => `/brands/${id}`,
  category: (id) => (id === '0' ? '/categories' : `/categories/${id}`),
  draft: (id) => `/orders/new/${id}`,
  customer: (id) => `/customers/${id}`,
  company: (id) => `/companies/${id}`,
  import: (id) => `/imports/${id}`,
  message: (id) => `/messages/${id}`,
  comment: () => '/comments',
  settings: (id) => `/settings/${id}`,
  shipping_method: () => '/settings/delivery',
  payment_method: () => '/settings/payments',
  mail: () => '/settings/system',
  text: (key) => `/translations?search=${encodeURIComponent(key)}`,
  product: (id) => `/products/${id}`,
  variant: (id) => `/stock/${id}`,
  receipt: (id) => `/stock/receipts/${id}`,
  media: () => '/media',
  order: (id) => `/orders/${id}`,
  synonym: () => '/search?tab=synonyms',
  search_pin: () => '/search?tab=pins',
  search_redirect: () => '/search?tab=redirects',
  staff: () => '/settings/staff',
  invite: () => '/settings/staff',
}

/** The path of a thing's page; undefined where it has none. */
export const subjectPage = (type: string, id: string): string | undefined => pages[type]?.(id)
