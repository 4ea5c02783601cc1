import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chooseOption,
  chosenVariant,
  matchingVariants,
  offersOption,
  sharedChoice,
  variantLabel,
} from './variant-choice.ts'

const flavour = 76
const volume = 77
const [strawberry, apricot, small, large] = [1, 2, 3, 4]
/** Strawberry in both volumes, apricot in the small one alone. */
const index = {
  '101': { [flavour]: strawberry, [volume]: small },
  '102': { [flavour]: apricot, [volume]: small },
  '103': { [flavour]: strawberry, [volume]: large },
}
const variant = (id: number) => ({
  id,
  sku: `V-${id}`,
  unit_price: null,
  company_unit_price: null,
  box_unit_price: null,
  weighed: null,
  barcode: null,
  price: 420,
  old_price: null,
  company_price: null,
  box_price: null,
  box_qty: null,
  qty: 3,
  min_qty: 1,
  images: [],
})
const product = {
  index,
  variants: [101, 102, 103].map(variant),
  super_attributes: [{ id: flavour }, { id: volume }],
}

test('an option narrows the others to what some variant offers', () => {
  expect(offersOption(index, { [flavour]: apricot }, volume, small)).toBe(true)
  expect(offersOption(index, { [flavour]: apricot }, volume, large)).toBe(false)
  expect(offersOption(index, {}, volume, large)).toBe(true)
})

test('a choice that no variant offers any more is unchecked', () => {
  expect(chooseOption(index, { [flavour]: strawberry, [volume]: large }, flavour, apricot)).toEqual(
    { [flavour]: apricot },
  )
  expect(chooseOption(index, { [flavour]: strawberry, [volume]: small }, flavour, apricot)).toEqual(
    { [flavour]: apricot, [volume]: small },
  )
})

test('the variant is known once every attribute is chosen, not before', () => {
  expect(chosenVariant(product, { [flavour]: strawberry })).toBeUndefined()
  expect(chosenVariant(product, { [flavour]: strawberry, [volume]: large })?.id).toBe(103)
})

test('an attribute with one option needs no choosing', () => {
  expect(
    sharedChoice([
      { id: flavour, options: [{ id: 1 }, { id: 2 }] },
      { id: volume, options: [{ id: 3 }] },
    ]),
  ).toEqual({ [volume]: 3 })
})

test('a variant is named by its options in the order of the attributes', () => {
  const attributes = [
    { id: volume, options: [{ id: large, label: '0,75 l' }] },
    { id: flavour, options: [{ id: strawberry, label: 'strawberry' }] },
  ]
  expect(variantLabel(index, attributes, 103)).toBe('0,75 l, strawberry')
})

test('whatever is pressed in whatever order, the choice always names at least one variant', () => {
  const ids = fc.uniqueArray(fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)), {
    minLength: 1,
    maxLength: 12,
    selector: String,
  })
  const presses = fc.array(fc.tuple(fc.nat(2), fc.nat(3)), { maxLength: 20 })
  fc.assert(
    fc.property(ids, presses, (variants, pressed) => {
      const all = Object.fromEntries(
        variants.map(([a, b, c], n) => [String(n + 1), { '0': a, '1': b, '2': c }]),
      )
      let choice = {}
      for (const [attribute, option] of pressed) {
        if (!offersOption(all, {}, attribute, option)) continue
        choice = chooseOption(all, choice, attribute, option)
        expect(choice).toHaveProperty(String(attribute), option)
        expect(matchingVariants(all, choice).length).toBeGreaterThan(0)
      }
    }),
  )
})
