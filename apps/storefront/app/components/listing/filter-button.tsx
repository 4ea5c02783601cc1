import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import type { Filters } from '@tsiran/contract/catalog'
import { CountBadge } from '@tsiran/ui/badge'
import { lazy, Suspense, useRef, useState } from 'react'
import { countChosen } from '../../lib/listing-filters.ts'
import { useMessages } from '../../lib/messages.ts'
import type { ListingChoice } from './use-listing-choice.ts'

const loadDrawer = () => import('./filter-drawer.tsx')
const FilterDrawer = lazy(async () => ({ default: (await loadDrawer()).FilterDrawer }))

const look =
  'h-11 cursor-pointer items-center gap-2 rounded-control border border-edge bg-card px-3.5 font-semibold hover:border-leaf desktop:hidden'

interface FilterButtonProps {
  filters: Filters
  choice: ListingChoice
  total: number
  /** Id of the sidebar, where the button leads without scripts. */
  sidebar: string
}

/** Opens the filters on screens without a sidebar. */
export function FilterButton({ filters, choice, total, sidebar }: FilterButtonProps) {
  const t = useMessages()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const count = countChosen(choice.params)
  const content = (
    <>
      <IconAdjustmentsHorizontal size={20} aria-hidden />
      {t('listing.filters')}
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
        aria-label={count > 0 ? t('listing.filtersChosen', { count }) : undefined}
        onPointerEnter={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        onClick={() => setOpen(true)}
        className={`inline-flex noscript:hidden ${look}`}
      >
        {content}
      </button>
      <a href={`#${sidebar}`} className={`hidden noscript:inline-flex ${look}`}>
        {content}
      </a>
      <Suspense>
        {open && <FilterDrawer filters={filters} choice={choice} total={total} opener={button} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
