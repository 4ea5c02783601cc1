import { describe, expect, test } from 'vitest'
import {
  checkPick,
  checkSubstitute,
  isWithinTolerance,
  substituteRule,
  type Pick,
  type PickedLine,
} from './pick-rules.ts'

const pieces: PickedLine = { wanted: 3, weighing: undefined }
/** Two pieces of cheese of about 250 g. */
const cheese: PickedLine = { wanted: 2, weighing: { portion_grams: 250, tolerance_pct: 10 } }
const codeOf = (pick: Pick, line: PickedLine, mayDecide = false) => {
  try {
    checkPick(pick, line, mayDecide)
    return 'fine'
  } catch (error) {
    const { fields } = (error as { details: { fields: object } }).details
    return Object.keys(fields)[0]
  }
}

test.each<[Pick, PickedLine, string]>([
  [{ state: 'found', quantity: 3 }, pieces, 'fine'],
  [{ state: 'found', quantity: 2 }, pieces, 'quantity'],
  [{ state: 'found', quantity: 4 }, pieces, 'quantity'],
  [{ state: 'short', quantity: 2 }, pieces, 'fine'],
  [{ state: 'short', quantity: 3 }, pieces, 'quantity'],
  [{ state: 'short', quantity: 0 }, pieces, 'quantity'],
  [{ state: 'missing', quantity: 0 }, pieces, 'fine'],
  [{ state: 'missing', quantity: 1 }, pieces, 'quantity'],
  [{ state: 'found', quantity: 3, grams: 500 }, pieces, 'grams'],
  [{ state: 'found', quantity: 3, substituteVariantId: 5 }, pieces, 'substitute_variant_id'],
  [{ state: 'replaced', quantity: 1, substituteVariantId: 5 }, pieces, 'fine'],
  [{ state: 'replaced', quantity: 4, substituteVariantId: 5 }, pieces, 'quantity'],
  [{ state: 'replaced', quantity: 1 }, pieces, 'substitute_variant_id'],
  [{ state: 'found', quantity: 2 }, cheese, 'grams'],
  [{ state: 'found', quantity: 2, grams: 480 }, cheese, 'fine'],
  [{ state: 'found', quantity: 2, grams: 485 }, cheese, 'grams'],
  [{ state: 'found', quantity: 2, grams: 560 }, cheese, 'grams'],
  [{ state: 'found', quantity: 2, grams: 560, agreed: true }, cheese, 'fine'],
  [{ state: 'short', quantity: 1, grams: 240 }, cheese, 'fine'],
  [{ state: 'short', quantity: 2, grams: 450 }, cheese, 'fine'],
  [{ state: 'short', quantity: 3, grams: 750 }, cheese, 'quantity'],
  [{ state: 'short', quantity: 1, grams: 10, agreed: true }, cheese, 'fine'],
  [{ state: 'short', quantity: 1, grams: 0, agreed: true }, cheese, 'grams'],
  [{ state: 'missing', quantity: 0, grams: 240 }, cheese, 'grams'],
  [{ state: 'missing', quantity: 1 }, cheese, 'quantity'],
])('%o of %o is %s', (pick, line, expected) => expect(codeOf(pick, line)).toBe(expected))

test.each<[Pick, string]>([
  [{ state: 'replaced', quantity: 1 }, 'required'],
  [{ state: 'found', quantity: 3, substituteVariantId: 5 }, 'invalid'],
])('a substitute of %o is %s', (pick, key) =>
  expect(() => checkPick(pick, pieces, false)).toThrow(
    expect.objectContaining({ details: { fields: { substitute_variant_id: [{ key }] } } }),
  ),
)

test('who may change orders decides about a weight without the buyer', () =>
  expect(codeOf({ state: 'found', quantity: 2, grams: 900 }, cheese, true)).toBe('fine'))

test('the tolerance includes its edges', () => {
  const weighing = cheese.weighing!
  expect([450, 550].every((grams) => isWithinTolerance(weighing, 2, grams))).toBe(true)
  expect([440, 560].some((grams) => isWithinTolerance(weighing, 2, grams))).toBe(false)
})

describe('a substitute', () => {
  const line = { age_restricted: false, allergens: ['milk'], category_ids: [1, 2] }
  const other = { ...line, sold: true, in_stock: 5, named: false }
  const wine = { ...line, age_restricted: true }

  test.each([
    [
      'is free where the buyer wished for one',
      { ...line, wish: 'replace' as const },
      other,
      'free',
    ],
    ['is asked about otherwise', { ...line, wish: 'call' as const }, other, 'ask'],
    ['is asked about against the wish', { ...line, wish: 'refund' as const }, other, 'ask'],
    [
      'is free where the buyer named it',
      { ...line, wish: null },
      { ...other, named: true },
      'free',
    ],
    [
      'of another category never comes',
      { ...line, wish: null },
      { ...other, category_ids: [9] },
      'never',
    ],
    ['that is not sold never comes', { ...line, wish: null }, { ...other, sold: false }, 'never'],
    [
      'with a new allergen is asked about',
      { ...line, wish: 'replace' as const },
      { ...other, allergens: ['nuts'] },
      'ask',
    ],
    [
      'for adults never replaces what is not',
      { ...line, wish: 'replace' as const },
      { ...other, age_restricted: true },
      'never',
    ],
    [
      'for adults is not free of age for another',
      { ...wine, wish: 'replace' as const },
      { ...other, age_restricted: true },
      'free',
    ],
    [
      'for all ages never replaces what is not',
      { ...wine, wish: 'replace' as const },
      other,
      'never',
    ],
  ] as const)('%s', (_name, own, theirs, expected) =>
    expect(substituteRule(own, theirs)).toBe(expected),
  )

  test.each([
    ['alcohol by what is none', { ...line, age_restricted: true }, other],
    ['what is no alcohol by alcohol', line, { ...other, age_restricted: true }],
  ])(
    'nobody replaces %s: not with consent, nor who may decide, nor as the buyer named it',
    (_, own, theirs) => {
      for (const named of [false, true])
        expect(() =>
          checkSubstitute(
            { ...own, wish: 'replace' },
            { ...theirs, named },
            { quantity: 1, agreed: true, mayDecide: true },
          ),
        ).toThrow('validation_failed')
    },
  )

  test('is refused where too few are left, and may be the last ones', () => {
    const check = (quantity: number) =>
      checkSubstitute({ ...line, wish: 'replace' }, other, {
        quantity,
        agreed: true,
        mayDecide: false,
      })
    expect(() => check(6)).toThrow('stock_changed')
    expect(() => check(5)).not.toThrow()
  })
})
