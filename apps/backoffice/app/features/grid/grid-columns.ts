import { gridFields } from '@tsiran/contract/admin/grid'
import { bulkField } from '@tsiran/contract/admin/bulk-fields'

/** Pixels of a row, and of the columns before the fields: what the row is, and its stock. */
export const rowHeight = 36
export const headWidth = { wide: 300, narrow: 150 }
export const stockWidth = 84

/** Pixels of a field's column. */
export const fieldWidth = (field: string): number => {
  const { kind } = bulkField(field)!
  if (field.startsWith('name.')) return 240
  return kind === 'number' ? 112 : 132
}

/** Fields that a phone shows; the others wait for a wider screen. */
const narrowFields = ['price', 'old_price', 'status']
/** What companies pay is for those who see prices. */
export const shownFields = (wide: boolean, seesPrices: boolean): readonly string[] =>
  (wide ? gridFields : narrowFields).filter((field) => field !== 'company_price' || seesPrices)
export const isNumeric = (field: string): boolean => bulkField(field)!.kind === 'number'
