import type { Filters } from '@tsiran/contract/category-shapes'
import { Busy, Button } from '@tsiran/ui/button'
import { Drawer } from '@tsiran/ui/drawer'
import { useEffect, useState, type RefObject } from 'react'
import { countChosen } from './listing-filters.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { ResetLink } from './filter-chips.tsx'
import { FilterForm } from './filter-form.tsx'
import type { ListingChoice } from './use-listing-choice.ts'

interface FilterDrawerProps {
  filters: Filters
  choice: ListingChoice
  /** Products that match. */
  total: number
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The filters on narrow screens: they apply at once, and the button closes the drawer. */
export function FilterDrawer({ filters, choice, total, opener, onClose }: FilterDrawerProps) {
  const t = useMessages()
  // Mounted closed, so that it slides in.
  const [open, setOpen] = useState(false)
  const count = t('listing.show', { count: total })
  useEffect(() => setOpen(true), [])
  return (
    <Drawer
      open={open}
      opener={opener}
      title={t('listing.filters')}
      onClose={onClose}
      footer={
        <div className="flex items-center gap-2">
          {/* It closes the drawer before the count is known, too. */}
          <Button aria-busy={choice.pending} onClick={onClose} className="flex-1">
            {choice.pending ? <Busy>{count}</Busy> : count}
          </Button>
          {countChosen(choice.params) > 0 && <ResetLink choice={choice} />}
        </div>
      }
    >
      <FilterForm filters={filters} choice={choice} />
    </Drawer>
  )
}
