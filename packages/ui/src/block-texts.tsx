import { createContext, use } from 'react'

interface TableTexts {
  /** Name of the search field. */
  search: string
  filters: string
  views: string
  saveView: string
  viewName: string
  deleteView: (view: string) => string
  columns: string
  /** Name of the choice of the order on phones. */
  sort: string
  ascending: (column: string) => string
  descending: (column: string) => string
  perPage: string
  /** `1–50 of 312`, in numbers that are written already. */
  range: (from: string, to: string, total: string) => string
  /** `1–50 of more than 10 000`. */
  rangeOfMore: (from: string, to: string, total: string) => string
  previousPage: string
  nextPage: string
  pages: string
  selectRow: (row: string) => string
  selectPage: string
  /** `12 selected`. */
  selected: (count: number) => string
  selectAll: (count: number) => string
  clearSelection: string
  clear: string
  clearFilter: (filter: string) => string
  clearFilters: string
  from: string
  until: string
  nothingMatches: string
  nothingMatchesNote: string
  failed: string
  retry: string
  /** What the keys do, in the sheet of shortcuts. */
  keys: {
    group: string
    next: string
    previous: string
    select: string
    open: string
    search: string
  }
}

interface SaveBarTexts {
  region: string
  /** `Changed: price, 2 pictures`. */
  changed: (fields: string) => string
  save: string
  discard: string
  leaveTitle: string
  leaveNote: string
  stay: string
  leave: string
  conflictTitle: string
  /** Who saved in between, and when. */
  conflictNote: (who: string, when: string) => string
  yours: string
  theirs: string
  keepChoice: string
}

interface PickerTexts {
  loading: string
  nothing: (query: string) => string
  failed: string
  retry: string
  clear: string
  remove: (option: string) => string
}

/** The words of the back office's building blocks, in the page's language. */
export interface BlockTextValues {
  /** The languages that texts are written in, the first one first. */
  languages: readonly { code: string; name: string }[]
  /** Between a name and its value. */
  colon: string
  number: (value: number) => string
  dates: {
    /** The heading of a day, of an instant in ISO 8601. */
    day: (instant: string) => string
    time: (instant: string) => string
    /** Day and time in full, for those who want to know exactly. */
    full: (instant: string) => string
  }
  table: TableTexts
  saveBar: SaveBarTexts
  picker: PickerTexts
  text3: {
    missing: (count: number) => string
    missingOne: string
    copyFrom: (language: string) => string
  }
  timeline: {
    empty: string
    more: string
    note: string
    before: string
    after: string
    nothing: string
  }
  quantity: { more: string; less: string }
  undo: string
  palette: { title: string; placeholder: string; nothing: string; failed: string }
  shortcuts: { title: string; or: string }
}

/** Gives the building blocks of the back office inside it their words. */
export const BlockTexts = createContext<BlockTextValues | null>(null)

/** The words of the back office's building blocks. */
export function useBlockTexts(): BlockTextValues {
  const texts = use(BlockTexts)
  if (!texts) throw new Error('no BlockTexts around this component')
  return texts
}
