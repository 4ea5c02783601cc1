/** From where a call comes. */
export interface Visitor {
  /** Network address. */
  address: string
  userAgent: string
}
