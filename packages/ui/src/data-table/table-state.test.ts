import { describe, expect, it } from 'vitest'
import {
  addressOf,
  changeTableState,
  nextSort,
  readTableState,
  writeTableState,
} from './table-state.tsx'

const options = { filters: ['status', 'paid'], sort: '-created_at' }
const read = (address: string) => readTableState(new URLSearchParams(address), options)
const write = (address: string, state: ReturnType<typeof read>) =>
  addressOf(writeTableState(new URLSearchParams(address), state, options))

describe('the state of a list in its address', () => {
  it('is the default for an empty address, and leaves the address empty', () => {
    expect(read('')).toEqual({
      page: 1,
      limit: 50,
      sort: '-created_at',
      search: '',
      filters: {},
      columns: null,
      view: null,
    })
    expect(write('', read(''))).toBe('')
  })

  it('survives a round trip', () => {
    const address =
      '?view=late&search=lavash&status=pending,processing&paid=no&sort=total&columns=id,total&limit=25&page=3'
    expect(write('', read(address))).toBe(address)
  })

  it('has one address, whatever was changed first', () => {
    expect(
      write('?page=3&sort=total&status=pending', {
        ...read('status=pending&sort=total'),
        search: 'a',
      }),
    ).toBe('?search=a&status=pending&sort=total')
  })

  it('ignores pages and sizes that cannot be', () => {
    for (const page of ['0', '-2', '1.5', 'x', '1e9']) expect(read(`page=${page}`).page).toBe(1)
    for (const limit of ['0', '7', '1000', 'x']) expect(read(`limit=${limit}`).limit).toBe(50)
  })

  it('keeps parameters of others', () => {
    expect(write('?tab=history&page=2', { ...read(''), page: 5 })).toBe('?tab=history&page=5')
  })

  it('reads no filter that the list does not have', () => {
    expect(read('status=pending&colour=red').filters).toEqual({ status: 'pending' })
  })
})

describe('a change of a list', () => {
  const third = { ...read('status=pending&view=waiting'), page: 3 }

  it('begins at the first page when rows, order or size change', () => {
    expect(changeTableState(third, { search: 'a' }).page).toBe(1)
    expect(changeTableState(third, { filters: {} }).page).toBe(1)
    expect(changeTableState(third, { sort: 'total' }).page).toBe(1)
    expect(changeTableState(third, { limit: 25 }).page).toBe(1)
  })

  it('keeps the page when only columns change', () => {
    expect(changeTableState(third, { columns: ['id'] }).page).toBe(3)
  })

  it('leaves the view when the rows are no longer its own', () => {
    expect(changeTableState(third, { filters: { status: 'closed' } }).view).toBeNull()
    expect(changeTableState(third, { page: 4 }).view).toBe('waiting')
  })

  it('removes a filter without a value', () => {
    expect(changeTableState(third, { filters: { status: '', paid: 'no' } }).filters).toEqual({
      paid: 'no',
    })
  })

  it('goes round through ascending, descending and the own order', () => {
    expect(nextSort(null, 'total')).toBe('total')
    expect(nextSort('total', 'total')).toBe('-total')
    expect(nextSort('-total', 'total')).toBeNull()
    expect(nextSort('-created_at', 'total', '-created_at')).toBe('total')
    expect(nextSort('-total', 'total', '-created_at')).toBe('-created_at')
  })

  it('turns round at the column of the own order', () => {
    expect(nextSort('-created_at', 'created_at', '-created_at')).toBe('created_at')
    expect(nextSort('created_at', 'created_at', '-created_at')).toBe('-created_at')
  })
})
