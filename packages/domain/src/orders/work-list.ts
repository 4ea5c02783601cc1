/** Orders that a list of what is to be done shows at most. */
export const maxWorkList = 300

/** Such a list, which has no pages: where it is cut, `total` says what is missing. */
export interface WorkList<T> {
  data: T[]
  meta: { total: number }
}
