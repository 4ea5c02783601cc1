/** The CMS pages that the shop itself leads to, by their ids (decisions 38). */
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
