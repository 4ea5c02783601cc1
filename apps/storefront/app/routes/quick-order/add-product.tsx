import { maxLengths } from '@tsiran/contract/limits'
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { FieldFrame } from '@tsiran/ui/field'
import { controlClass } from '@tsiran/ui/control'
import { lazyPart } from '@tsiran/app-kit/browser/lazy-part'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

const SearchSuggestions = lazyPart(
  async () => (await import('../../features/search/search-suggestions.tsx')).SearchSuggestions,
)

/** A box that suggests products while typing; the chosen one becomes a new line. Enter adds the typed text as it is. */
export function AddProduct({ onAdd }: { onAdd: (line: string) => void }) {
  const t = useMessages()
  const list = useId()
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<string>()
  const asked = text.trim()
  const shown = open && asked !== ''

  const add = (line: string) => {
    setText('')
    setOpen(false)
    onAdd(line)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (asked) add(/\s/.test(asked) ? asked : `${asked} 1`)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    <div onBlur={leave} className="relative">
      <FieldFrame label={t('quickOrder.add')} hint={t('quickOrder.addHint')}>
        {(described) => (
          <input
            {...described}
            ref={box}
            type="search"
            role="combobox"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={maxLengths.search}
            enterKeyHint="done"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={shown ? list : undefined}
            aria-activedescendant={shown ? active : undefined}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setOpen(true)
            }}
            onFocus={() => setOpen(true)}
            onKeyDown={onKeyDown}
            className={controlClass}
          />
        )}
      </FieldFrame>
      {shown && (
        <SearchSuggestions
          id={list}
          asked={asked}
          box={box}
          onActive={setActive}
          onClose={() => setOpen(false)}
          onChosen={() => undefined}
          onPick={({ sku, min_qty }) => add(`${sku}\t${min_qty}`)}
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-96 rounded-card border border-line shadow-xl shadow-ink/15"
        />
      )}
    </div>
  )
}
