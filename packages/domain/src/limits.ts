/** Limits that protect the shop. The server reads them from its settings (decisions 47). */
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
}

/** Wide enough for a family, an office or a café behind one address. */
export const defaultLimits: Limits = {
  signInsPerNetwork: 100,
  registrationsPerNetwork: 60,
  addresses: 50,
  favorites: 500,
  companyUsers: 200,
}
