/** Rows that were deleted, and those that stay as the merchant's own. */
export interface Removal {
  removed: number
  left: number
}
