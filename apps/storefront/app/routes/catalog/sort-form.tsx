import { Select } from '@tsiran/ui/select'
import { Button } from '@tsiran/ui/button'
import type { ChangeEvent } from 'react'
import { useLocation } from 'react-router'
import type { ListingChoice } from '../../features/catalog/use-listing-choice.ts'
import { sortValues, type SortValue } from '../../features/catalog/listing-params.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { writeListingParams } from '../../features/catalog/listing-address.ts'

/** The sort as a plain GET form; with scripts it acts as soon as it is changed. */
export function SortForm({ choice: { params, choose } }: { choice: ListingChoice }) {
  const t = useMessages()
  const { pathname } = useLocation()
  const hidden = writeListingParams({ ...params, sort: '', page: 1 })

  const change = (event: ChangeEvent<HTMLSelectElement>) =>
    choose({ ...params, sort: event.target.value as SortValue, page: 1 })

  return (
    <form method="get" action={pathname} className="flex min-w-0 flex-1 items-center gap-2">
      {[...hidden].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        className="w-full"
        name="sort"
        aria-label={t('catalog.sort')}
        value={params.sort}
        onChange={change}
      >
        {sortValues.map((value) => (
          <option key={value} value={value}>
            {t(`catalog.sorts.${value || 'default'}`)}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" variant="secondary">
          {t('catalog.apply')}
        </Button>
      </noscript>
    </form>
  )
}
