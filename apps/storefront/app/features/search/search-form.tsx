import { maxLengths } from '@tsiran/contract/limits'
import { searchPath } from '@tsiran/contract/shop-paths'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useId, useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { lazyPart } from '@tsiran/app-kit/browser/lazy-part'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useHydrated } from '@tsiran/app-kit/browser/use-hydrated'

const loadSuggestions = () => import('./search-suggestions.tsx')
// If it cannot be loaded, the box still leads to the search page.
const SearchSuggestions = lazyPart(async () => (await loadSuggestions()).SearchSuggestions)
const prepare = () => void loadSuggestions().catch(() => undefined)

const dropDown =
  'absolute inset-x-0 top-full z-40 mt-2 max-h-[min(70dvh,40rem)] rounded-card border border-line shadow-xl shadow-ink/15'

interface SearchFormProps {
  /** Distinguishes a second box on the page from the header's. */
  name?: string
  className?: string
  /** Position of the suggestions; below the box when absent. */
  panelClass?: string
}

/**
 * The search box: a plain GET form that leads to the search page. With scripts it suggests products while somebody types;
 * the code for that comes when the box is first used.
 */
export function SearchForm({ className = '', panelClass = dropDown, name }: SearchFormProps) {
  const t = useMessages()
  const locale = useLocale()
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<string>()
  const asked = text.trim()
  const shown = open && asked !== ''
  const action = searchPath(locale)

  const read = () => {
    setText(box.current?.value ?? '')
    setOpen(true)
  }
  const clear = () => {
    if (box.current) box.current.value = ''
    setText('')
    setOpen(false)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = box.current?.value.trim()
    if (!text) return
    clear()
    void navigate(`${action}?${new URLSearchParams({ search: text })}`)
  }

  return (
    <form
      action={action}
      role="search"
      aria-label={name}
      onSubmit={submit}
      onBlur={leave}
      className={`relative ${className}`}
    >
      <label htmlFor={id} className="sr-only">
        {t('shell.search.label')}
      </label>
      <input
        ref={box}
        id={id}
        type="search"
        name="search"
        required
        maxLength={maxLengths.search}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('shell.search.placeholder')}
        role={hydrated ? 'combobox' : undefined}
        aria-autocomplete={hydrated ? 'list' : undefined}
        aria-expanded={hydrated ? shown : undefined}
        aria-controls={shown ? `${id}-list` : undefined}
        aria-activedescendant={shown ? active : undefined}
        onPointerEnter={prepare}
        onFocus={read}
        onClick={read}
        onInput={read}
        className="h-12 w-full rounded-control border border-edge bg-cream pr-12 pl-4 text-ellipsis placeholder:text-muted hover:border-leaf focus:bg-card max-md:pr-4 max-md:pl-12 [&::-webkit-search-cancel-button]:grayscale"
      />
      {/* At 767 px or less the button comes before the field. */}
      <button
        type="submit"
        aria-label={t('shell.search.submit')}
        className="absolute top-0.5 right-0.5 grid size-11 cursor-pointer place-items-center rounded-control text-leaf hover:bg-leaf-soft max-md:right-auto max-md:left-0.5"
      >
        <IconSearch size={22} aria-hidden />
      </button>
      {shown && (
        <SearchSuggestions
          id={`${id}-list`}
          asked={asked}
          box={box}
          onActive={setActive}
          onClose={() => setOpen(false)}
          onChosen={clear}
          className={panelClass}
        />
      )}
    </form>
  )
}
