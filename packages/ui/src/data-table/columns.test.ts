import { expect, test } from 'vitest'
import { shownColumns, toggleColumn, type TableColumn } from './columns.tsx'

const column = (id: string, optional = false): TableColumn<object> => ({
  id,
  header: id,
  cell: () => id,
  optional,
})
const columns = [column('number'), column('customer'), column('phone', true), column('total')]
const ids = (chosen: string[] | null) => shownColumns(columns, chosen).map(({ id }) => id)

test('a list shows its own columns until others are chosen', () => {
  expect(ids(null)).toEqual(['number', 'customer', 'total'])
  expect(ids(['phone'])).toEqual(['number', 'phone'])
})

test('a choice keeps the order of the columns, and ends where it is the list’s own', () => {
  const wider = toggleColumn(columns, null, 'phone')
  expect(wider).toEqual(['number', 'customer', 'phone', 'total'])
  expect(toggleColumn(columns, wider, 'phone')).toBeNull()
})
