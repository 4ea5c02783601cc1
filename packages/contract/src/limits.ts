/** Products that are compared at once. */
export const maxCompared = 12
/** Upper bound of a search's results: beyond it `meta.total` and the pages are capped, best first. */
export const maxSearchResults = 10_000
/** Number of the last page that a list can be asked for. */
export const maxPage = 1_000_000
/** Rows on one page of a list. */
export const maxPageSize = 100

/** Lines of one cart, the service line left out. */
export const maxCartLines = 500
/** Lines of one quick order or shopping list. */
export const maxLines = 500
/** Pieces of one line. */
export const maxPieces = 1_000_000
/** Drams of a price filter’s field. */
export const maxFilterPrice = 999_999_999
/** Shopping lists of one person. */
export const maxLists = 50

/** Pictures that one call of the back office names. */
export const maxMediaKeys = 100

/** Drams that a company may owe at most. */
export const maxCreditLine = 100_000_000_000

/** Characters of a text that somebody writes. */
export const maxLengths = {
  /** The longest address that mail servers take. */
  email: 254,
  firstName: 100,
  lastName: 100,
  /** First and last name in one field. */
  fullName: 200,
  companyName: 200,
  companyAddress: 300,
  phone: 32,
  /** Digits of an Armenian tax number. */
  tin: 8,
  street: 200,
  postcode: 16,
  password: 200,
  position: 100,
  search: 200,
  blogSearch: 100,
  sku: 100,
  /** An order's number in a text field. */
  orderNumber: 20,
  listName: 60,
  /** A pasted quick order: each line a long sku and its quantity. */
  quickOrder: 32_000,
  /** What a buyer adds to an order. */
  orderNote: 2_000,
  comment: 2_000,
  message: 5_000,
  /** What the staff notes about a person. */
  staffNote: 2_000,
  supplier: 200,
  /** A paper's number, as people write it. */
  reference: 100,
  shelfPlace: 40,
  /** Name and phone of a message's sender. */
  senderName: 100,
  senderPhone: 40,
  /** A picture's alternative text. */
  mediaAlt: 300,
  /** A picture's file name. */
  mediaName: 200,
} as const

/** The postcode of a saved address without one (spec 1 §9). */
export const defaultAddressPostcode = '1100'
/** The postcode of every order (spec 2 §9). */
export const checkoutPostcode = '75017'
