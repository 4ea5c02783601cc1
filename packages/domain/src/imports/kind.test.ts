import { expect, test } from 'vitest'
import { ImportedRow } from './kind.ts'

const row = () =>
  new ImportedRow(
    { id: 1, kind: 'products', format: 'csv', headings: ['Артикул'], fields: ['sku'] },
    { row: 2, cells: ['A-1'] },
  )

test('a problem of a field names its column, or the field where the file has no column of it', () => {
  const refused = row()
  refused.refuse('sku', 'unknown')
  refused.refuse('price', 'required')
  refused.refuse(null, 'partOfRefused', { row: 3 })
  expect(refused.errors).toEqual([
    { column: 'Артикул', key: 'unknown', values: {} },
    { column: '', key: 'required', values: { field: 'price' } },
    { column: '', key: 'partOfRefused', values: { row: 3 } },
  ])
})

test('a field has its first problem alone', () => {
  const refused = row()
  for (const field of ['price', 'price', 'name_hy', null, null]) refused.refuse(field, 'required')
  expect(refused.errors.map(({ values }) => values?.['field'])).toEqual([
    'price',
    'name_hy',
    undefined,
  ])
})
