import type { Filters } from '@tsiran/contract/category-shapes'
import { Button } from '@tsiran/ui/button'
import { useRef, type ChangeEvent, type FormEvent } from 'react'
import { useLocation } from 'react-router'
import { chosenBrands, chosenOptions } from './listing-filters.ts'
import { readListingParams, type ListingParams } from './listing-params.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { FilterGroup } from './filter-group.tsx'
import { PriceFilter } from './price-filter.tsx'
import type { ListingChoice } from './use-listing-choice.ts'
import { writeListingParams } from './listing-address.ts'

const readForm = (form: HTMLFormElement): ListingParams => {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') query.append(name, value)
  return readListingParams(query)
}

/** The listing's other parameters, as hidden fields. */
const hiddenFields = ({ category_id, savings, search, sort, limit }: ListingParams) =>
  writeListingParams({
    ...(category_id && { category_id }),
    ...(savings && { savings }),
    ...(search && { search }),
    ...(limit && { limit }),
    sort,
    page: 1,
    filters: {},
  })

/** Price, brands and attributes as a plain GET form; with scripts a change applies at once. */
export function FilterForm({
  filters,
  choice: { params, choose, drops },
}: {
  filters: Filters
  choice: ListingChoice
}) {
  const t = useMessages()
  const { pathname } = useLocation()
  const form = useRef<HTMLFormElement>(null)

  const press = (event: ChangeEvent<HTMLFormElement>) => {
    if ((event.target as unknown as HTMLInputElement).type === 'checkbox')
      choose(readForm(event.currentTarget))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    choose(readForm(event.currentTarget))
  }

  return (
    <form
      ref={form}
      method="get"
      action={pathname}
      onChange={press}
      onSubmit={submit}
      className="grid gap-5"
    >
      {[...hiddenFields(params)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PriceFilter
        key={drops}
        filters={filters}
        price={params.price}
        onPause={() => form.current?.requestSubmit()}
      />
      <FilterGroup
        label={t('listing.brand')}
        name={params.filter_brand ? 'filter_brand' : 'brand'}
        options={filters.brands}
        chosen={chosenBrands(params)}
      />
      {filters.filter.map(({ id, code, label, options }) => (
        <FilterGroup
          key={id}
          label={label}
          name={`filter_${code}`}
          options={options}
          chosen={chosenOptions(params, code)}
        />
      ))}
      <div className="hidden noscript:grid">
        <Button type="submit">{t('catalog.apply')}</Button>
      </div>
    </form>
  )
}
