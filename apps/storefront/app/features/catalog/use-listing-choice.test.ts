import { expect, test } from 'vitest'
import { readListingParams } from './listing-params.ts'
import { chosenParams } from './use-listing-choice.ts'

const listingOf = (query: string) => ({ params: readListingParams(new URLSearchParams(query)) })

test('a choice stays while the listing of an earlier one is rendered late', () => {
  const [none, one, both] = ['', 'filter_1=2', 'filter_1=2,3'].map(listingOf)
  const pressed = { of: none!, params: both!.params, address: '/fruit?filter_1=2,3' }
  expect(chosenParams(pressed, none!, undefined)).toBe(both!.params)
  expect(chosenParams(pressed, one!, '/fruit?filter_1=2,3')).toBe(both!.params)
  // It was left for another page of the listing, or its own listing is there.
  expect(chosenParams(pressed, one!, '/fruit?page=2')).toBe(one!.params)
  expect(chosenParams(pressed, both!, undefined)).toBe(both!.params)
})
