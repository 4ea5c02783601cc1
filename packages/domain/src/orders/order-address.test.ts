import { expect, test } from 'vitest'
import { fillText, isLinear, longTexts } from '../testing/long-texts.ts'
import { normaliseAddress } from './order-address.ts'

const address = (text: string) => ({
  first_name: text,
  email: 'a@b.am',
  phone: '1',
  city: 'Y',
  address1: [text],
})

test.each(Object.entries(longTexts(32_000)))(
  'a long text of %s is tidied in linear time',
  (_name, text) => {
    const tidy = (input: string) => normaliseAddress(address(input))
    expect(isLinear(tidy, text, fillText('', 'word ', '', 32_000))).toBe(true)
  },
)
