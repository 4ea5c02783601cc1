import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useEffect, useLayoutEffect, useRef, useState, type Ref } from 'react'
import { useBlockTexts } from '../block-texts.tsx'
import { controlClass } from '../control.tsx'
import type { TableControl } from './use-table-state.tsx'

/** The list follows the typing after a pause of so many milliseconds. */
const pauseMs = 300

interface SearchFieldProps {
  table: TableControl
  /** What the search finds. */
  hint?: string
  ref: Ref<HTMLInputElement>
}

/** The search of a list. What is typed goes into the address; a search that follows another one replaces its entry. */
export function SearchField({ table, hint, ref }: SearchFieldProps) {
  const { table: texts } = useBlockTexts()
  const { search } = table.state
  const [typed, setTyped] = useState(search)
  const sent = useRef(search)
  // The address changed by itself: Back, a view, cleared filters. Not while it renders: the pause of the field that is still shown
  // would end in between, and lead back.
  useLayoutEffect(() => {
    if (search === sent.current) return
    sent.current = search
    setTyped(search)
  }, [search])
  const send = (text: string) => {
    const next = text.trim()
    if (next === sent.current) return
    const replace = sent.current !== '' && next !== ''
    sent.current = next
    table.change({ search: next }, { replace })
  }
  useEffect(() => {
    const timer = setTimeout(() => send(typed), pauseMs)
    return () => clearTimeout(timer)
  })
  return (
    <search className="relative w-full md:w-64">
      <IconSearch
        size={18}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
      />
      <input
        ref={ref}
        type="search"
        aria-label={texts.search}
        placeholder={hint ?? texts.search}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Before whatever was pressed leads elsewhere: after it, the pause would lead back to the list.
        onBlur={() => send(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(typed)
          if (event.key === 'Escape' && typed === '') event.currentTarget.blur()
        }}
        className={`${controlClass} pl-9.5 md:h-10`}
      />
    </search>
  )
}
