import { attributePrefix } from '@tsiran/contract/admin/import-fields'

export const isAttribute = (field: string) => field.startsWith(attributePrefix)
/** `attribute:hs_code:hy` is of the attribute `hs_code`. */
export const codeOf = (field: string) =>
  field.slice(attributePrefix.length).replace(/:[a-z]{2}$/, '')
