/** Limits that protect the shop. The server reads them from its settings (R47). */
export interface Limits {
  /** Failed sign-ins of one network in a quarter of an hour. */
  signInsPerNetwork: number
  /** Registrations of one network in an hour. */
  registrationsPerNetwork: number
  /** Saved addresses of one customer. */
  addresses: number
  /** Favourites of one customer. */
  favorites: number
  /** Users of one company, the Manager not counted. */
  companyUsers: number
  /** Orders of guests in an hour with one e-mail, and with one phone. */
  guestOrdersPerContact: number
  /** Orders of guests from one network in an hour. */
  guestOrdersPerNetwork: number
  /** Unpaid orders of a guest at a time, counted by network and e-mail. */
  guestUnpaidOrders: number
  /** Orders of one individual's account in an hour. */
  customerOrders: number
  /** Unpaid orders of one individual's account at a time. */
  customerUnpaidOrders: number
  /** Pieces of one line of a guest's cart. */
  guestPieces: number
}

/** High enough for a family, an office or a café behind one address. */
export const defaultLimits: Limits = {
  signInsPerNetwork: 100,
  registrationsPerNetwork: 60,
  addresses: 50,
  favorites: 500,
  companyUsers: 200,
  guestOrdersPerContact: 15,
  guestOrdersPerNetwork: 100,
  guestUnpaidOrders: 3,
  customerOrders: 30,
  customerUnpaidOrders: 6,
  guestPieces: 500,
}
