/** Keys of queries that more than one feature reads or invalidates. */
export const cartKey = ['cart'] as const
