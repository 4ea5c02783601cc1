import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useId } from 'react'
import { Form, useSearchParams } from 'react-router'
import { useLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'

interface SearchFormProps {
  /** Tells a second box on the page from the header's. */
  name?: string
  className?: string
  /** The field's own id, where somebody looks for it. */
  id?: string
}

/** The search box: a plain GET form that leads to the search page. */
export function SearchForm({ className = '', id: ownId, name }: SearchFormProps) {
  const t = useMessages()
  const locale = useLocale()
  const madeId = useId()
  const id = ownId ?? madeId
  const [query] = useSearchParams()
  const asked = query.get('search') ?? ''
  return (
    <Form action={`/${locale}/shop/main/catalog/search`} role="search" aria-label={name} className={`relative ${className}`}>
      <label htmlFor={id} className="sr-only">
        {t('shell.search.label')}
      </label>
      <input
        // Another search shows its own words in the box.
        key={asked}
        id={id}
        type="search"
        name="search"
        defaultValue={asked}
        required
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('shell.search.placeholder')}
        className="h-12 w-full rounded-control border border-edge bg-cream pr-12 pl-4 text-ellipsis placeholder:text-muted hover:border-leaf focus:bg-card"
      />
      <button
        type="submit"
        aria-label={t('shell.search.submit')}
        className="absolute top-0.5 right-0.5 grid size-11 cursor-pointer place-items-center rounded-control text-leaf hover:bg-leaf-soft"
      >
        <IconSearch size={22} aria-hidden />
      </button>
    </Form>
  )
}
