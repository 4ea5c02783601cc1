/** From where a call comes. */
export interface Visitor {
  /** Network address. */
  address: string
  userAgent: string
}

/** The shop itself, where it makes accounts of its own. */
export const itself: Visitor = { address: '', userAgent: '' }
