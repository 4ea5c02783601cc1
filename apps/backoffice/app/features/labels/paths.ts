/** The list of price labels. */
export const labelsPath = '/stock/labels'
/** The print page of the price labels of variants. */
export const printLabelsPath = (variantIds: readonly number[]): string =>
  `/print/label?ids=${variantIds.join(',')}`
