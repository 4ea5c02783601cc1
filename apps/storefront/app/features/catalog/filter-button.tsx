import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import type { Filters } from '@tsiran/contract/category-shapes'
import { CountBadge } from '@tsiran/ui/badge'
import { useRef, useState } from 'react'
import { lazyPart } from '@tsiran/app-kit/browser/lazy-part'
import { countChosen } from './listing-filters.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useToast } from '@tsiran/app-kit/browser/toast'
import type { ListingChoice } from './use-listing-choice.ts'

const loadDrawer = () => import('./filter-drawer.tsx')
const prepare = () => {
  // After a failure, opening the drawer loads it again.
  loadDrawer().catch(() => undefined)
}
const FilterDrawer = lazyPart(async () => (await loadDrawer()).FilterDrawer)

const look =
  'h-11 cursor-pointer items-center gap-2 rounded-control border border-edge bg-card px-3.5 font-semibold hover:border-leaf desktop:hidden'

interface FilterButtonProps {
  filters: Filters
  choice: ListingChoice
  total: number
  /** Id of the sidebar, the link's target without scripts. */
  sidebar: string
}

/** Opens the filters on screens without a sidebar. */
export function FilterButton({ filters, choice, total, sidebar }: FilterButtonProps) {
  const t = useMessages()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const toast = useToast()
  const fail = () => {
    setOpen(false)
    toast.error(t('shell.loadFailed'))
  }
  const count = countChosen(choice.params)
  const content = (
    <>
      <IconAdjustmentsHorizontal size={20} aria-hidden />
      {t('listing.filters')}
      {count > 0 && <span className="sr-only">, {t('listing.filtersChosen')}</span>}
      {count > 0 && <CountBadge>{count}</CountBadge>}
    </>
  )
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
        className={`inline-flex noscript:hidden ${look}`}
      >
        {content}
      </button>
      <a href={`#${sidebar}`} className={`hidden noscript:inline-flex ${look}`}>
        {content}
      </a>
      {open && (
        <FilterDrawer
          filters={filters}
          choice={choice}
          total={total}
          opener={button}
          onClose={() => setOpen(false)}
          onFailed={fail}
        />
      )}
    </>
  )
}
