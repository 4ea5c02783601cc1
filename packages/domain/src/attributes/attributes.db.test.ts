import { perLocale } from '@tsiran/contract/map-text'
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { getFilters } from '../catalog/get-filters.ts'
import { searchProducts } from '../catalog/search/search-products.ts'
import type { DomainError } from '../errors.ts'
import { deleteMedia } from '../media-library/delete-media.ts'
import { moveUses } from '../media-library/move-uses.ts'
import { asGuest } from '../shared/viewer.ts'
import { byScript } from '../testing/fixtures.ts'
import { createPicture, pictureKey } from '../testing/pictures.ts'
import { createShop, shop, skipIds, stockShop } from '../testing/shop.ts'
import { deleteAttribute, deleteOption } from './delete-attribute.ts'
import { moveAttribute, moveOption } from './order-attributes.ts'
import { listAttributes, readAttribute } from './read-attributes.ts'
import { changeAttribute } from './save-attribute.ts'
import { createAttribute } from './create-attribute.ts'
import { changeOption } from './save-options.ts'
import { addOptions } from './add-options.ts'

const database = testDatabase({ connections: 12 })
const { attributes, options } = shop
const by = byScript
beforeAll(async () => {
  await createShop(database.db)
  await skipIds(database.db)
  await stockShop(database.db)
})
const text = (label: string) => perLocale(() => label)
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: DomainError) => error,
  )
const at = async (id: number) => ({
  id,
  version: (await readAttribute(database.db, id)).version,
  by,
})
const facets = async () =>
  (await getFilters(database.db, {}, asGuest('en'))).filter.map(({ code, options: own }) => [
    code,
    own.map(({ id }) => id),
  ])

test('filters follow what is filterable and the order of attributes and options', async () => {
  const { country, volume } = attributes
  expect(await facets()).toContainEqual(['country', [options.armenia, options.georgia]])
  await changeAttribute(database.db, { ...(await at(country)), change: { filterable: false } })
  expect((await facets()).map(([code]) => code)).toEqual(['volume'])
  await changeAttribute(database.db, { ...(await at(country)), change: { filterable: true } })
  await moveAttribute(database.db, { ...(await at(country)), beforeId: volume })
  const moved = { optionId: options.georgia, beforeId: options.armenia }
  await moveOption(database.db, { ...(await at(country)), ...moved })
  expect((await facets())[0]).toEqual(['country', [options.georgia, options.armenia]])
})

test('a renamed option is found by its new name', async () => {
  const change = { label: { hy: 'Վիրք', ru: 'Иверия', en: 'Iveria' } }
  await changeOption(database.db, {
    ...(await at(attributes.country)),
    optionId: options.georgia,
    change,
  })
  const { data } = await searchProducts(
    database.db,
    { search: 'iveria' },
    { locale: 'en', companyId: null },
  )
  expect(data.map(({ sku }) => sku)).toEqual(['MILK-2'])
})

test('a pasted list adds what is not there yet, with codes of its own', async () => {
  const { id } = await createAttribute(
    database.db,
    { label: text('Цвет'), type: 'select', filterable: true, configurable: true },
    { by },
  )
  const labels = ['Red', 'red', 'Կարմիր', 'Red!']
  const first = await addOptions(database.db, {
    ...(await at(id)),
    options: labels.map((label) => ({ label: text(label) })),
  })
  expect(first.options.map(({ code }) => code)).toEqual(['red', 'karmir', 'red-2'])
  const again = await addOptions(database.db, {
    ...(await at(id)),
    options: [{ label: text('RED') }, { label: text('Blue') }],
  })
  expect(again.options.map(({ code }) => code)).toEqual(['red', 'karmir', 'red-2', 'blue'])
  expect((await readAttribute(database.db, id)).code).toBe('tsvet')
})

test('an option that the attribute has is refused at its label, added and renamed', async () => {
  const { id } = await createAttribute(
    database.db,
    { label: text('Taste'), type: 'select', filterable: true, configurable: false },
    { by },
  )
  const sweet = { hy: 'Քաղցր', ru: 'Сладкий', en: 'Sweet' }
  const { options: made, version } = await addOptions(database.db, {
    ...(await at(id)),
    options: [{ label: sweet }, { label: text('Sour') }],
  })
  const taken = [{ key: 'optionTaken' }]
  const added = addOptions(database.db, { id, version, by, options: [{ label: text('SWEET') }] })
  expect((await refusal(added))?.details.fields).toEqual({ 'label.en': taken })
  const rename = (place: number, label: typeof sweet) =>
    changeOption(database.db, { id, version, by, optionId: made[place]!.id, change: { label } })
  const renamed = await refusal(rename(1, { ...text('Sour'), ru: 'сладкий', en: 'sweet' }))
  expect(renamed?.details.fields).toEqual({ 'label.ru': taken, 'label.en': taken })
  expect((await readAttribute(database.db, id)).version).toBe(version)
  expect((await rename(0, { ...sweet, en: 'SWEET' })).options[0]?.label.en).toBe('SWEET')
})

describe('what products need', () => {
  test.each([
    [
      'an option',
      () =>
        at(attributes.volume).then((call) =>
          deleteOption(database.db, { ...call, optionId: options.half }),
        ),
    ],
    [
      'an attribute',
      () => at(attributes.hs_code).then((call) => deleteAttribute(database.db, call)),
    ],
    [
      'its type',
      () =>
        at(attributes.hs_code).then((call) =>
          changeAttribute(database.db, { ...call, change: { type: 'select' } }),
        ),
    ],
    [
      'that it distinguishes variants',
      () =>
        at(attributes.volume).then((call) =>
          changeAttribute(database.db, { ...call, change: { configurable: false } }),
        ),
    ],
  ])('is refused as in use: %s', async (_, work) => {
    const before = await listAttributes(database.db)
    const refused = await refusal(work())
    expect(refused?.code).toBe('in_use')
    expect(refused?.details.data).toMatchObject({ total: expect.any(Number) })
    expect(await listAttributes(database.db)).toEqual(before)
  })
})

test.each([
  ['filterable', { type: 'text', filterable: true, configurable: false }],
  ['configurable', { type: 'multiselect', filterable: false, configurable: true }],
] as const)('an impossible kind is refused at %s', async (field, kind) => {
  const refused = await refusal(createAttribute(database.db, { label: text('X'), ...kind }, { by }))
  expect(Object.keys(refused?.details.fields ?? {})).toEqual([field])
})

test('a code never reads as the brands’ filter', async () => {
  const kind = { type: 'select', filterable: true, configurable: false } as const
  const { code } = await createAttribute(database.db, { label: text('Brand'), ...kind }, { by })
  expect(code).toBe('brand_2')
  const refused = await refusal(
    createAttribute(database.db, { label: text('B'), code: 'brand', ...kind }, { by }),
  )
  expect(refused?.details.fields).toEqual({ code: [{ key: 'taken' }] })
})

test('a code of an address is refused, and options of an attribute that is a text', async () => {
  const { db } = database
  const input = {
    label: text('Roast'),
    type: 'text',
    filterable: false,
    configurable: false,
  } as const
  const coded = await refusal(createAttribute(db, { ...input, code: 'Roast!' }, { by }))
  expect(coded?.details.fields).toMatchObject({ code: [{ key: 'code' }] })
  const { id, version } = await createAttribute(db, input, { by })
  const dark = { id, version, by, options: [{ label: text('Dark') }] }
  const added = await refusal(addOptions(db, dark))
  expect(added?.details.fields).toMatchObject({ options: [{ key: 'noOptions' }] })
})

test('of writes on one version at once one is taken', async () => {
  const call = await at(attributes.country)
  const results = await Promise.allSettled(
    ['Iran', 'Italy', 'Spain'].map((label) =>
      addOptions(database.db, { ...call, options: [{ label: text(label) }] }),
    ),
  )
  const codes = results.map((result) => (result.status === 'fulfilled' ? 'ok' : result.reason.code))
  expect(codes.sort()).toEqual(['ok', 'version_conflict', 'version_conflict'])
})

test('an option is shown by a picture, which the library then does not give away', async () => {
  const [key, cut] = [await createPicture(database.db, '1'), await createPicture(database.db, '2')]
  const option = { optionId: options.armenia }
  const unknown = changeOption(database.db, {
    ...(await at(attributes.country)),
    ...option,
    change: { swatch_image: pictureKey('3') },
  })
  expect((await refusal(unknown))?.details.fields).toEqual({ swatch_image: [{ key: 'unknown' }] })
  const shown = async () =>
    (await getFilters(database.db, {}, asGuest('en'))).filter
      .flatMap((filter) => filter.options)
      .find(({ id }) => id === options.armenia)?.swatch_image
  expect(await shown()).toBeUndefined()
  const changed = await changeOption(database.db, {
    ...(await at(attributes.country)),
    ...option,
    change: { swatch_image: key },
  })
  const swatch_url = `/media/${key}/240.webp`
  expect(changed.options.find(({ id }) => id === options.armenia)).toMatchObject({
    swatch_image: key,
    swatch_url,
  })
  expect(await shown()).toBe(swatch_url)
  const kept = deleteMedia(database.db, { key, locale: 'en', by })
  expect((await refusal(kept))?.details.data).toEqual({
    uses: [{ type: 'attribute', id: attributes.country, label: 'Country' }],
    total: 1,
  })
  await database.db.transaction().execute((tx) => moveUses(tx, key, cut))
  expect(await shown()).toBe(`/media/${cut}/240.webp`)
  await deleteMedia(database.db, { key, locale: 'en', by })
  await changeOption(database.db, {
    ...(await at(attributes.country)),
    ...option,
    change: { swatch_image: cut },
  })
  const removedAt = () =>
    database.db
      .selectFrom('media')
      .select('removed_at')
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
  // A deleted picture that is shown again is restored.
  expect((await removedAt()).removed_at).toBeInstanceOf(Date)
  await sql`update attribute_options set swatch_image = ${key} where id = ${options.armenia}`.execute(
    database.db,
  )
  expect((await removedAt()).removed_at).toBeNull()
})
