import type { ProductValues } from './product-values.ts'

const parts: Record<string, string> = {
  brand_id: 'brand',
  category_ids: 'categories',
  super_attribute_ids: 'order',
  variants: 'order',
}

/** Where the form holds a field that the server names: `variants.2.price` of the third variant that was sent. */
export function formPath(field: string, { order }: ProductValues): string {
  const [part = '', place, ...rest] = field.split('.')
  const row = part === 'variants' && place !== undefined ? order[Number(place)] : undefined
  if (row !== undefined) return ['rows', row, ...(rest.length > 0 ? rest : ['sku'])].join('.')
  return [parts[part] ?? part, ...(parts[part] ? [] : [place, ...rest])].filter(Boolean).join('.')
}
