import { inflateSync } from 'node:zlib'
import type { Slip } from '@tsiran/contract/admin/document-shapes'
import type { Invoice } from '@tsiran/contract/admin/invoice-shapes'
import { locales } from '@tsiran/contract/locale'
import { translate } from '@tsiran/i18n/translate'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { fontOf } from './fonts.ts'
import { invoicesPdf } from './invoices-pdf.ts'
import { slipsPdf } from './slips-pdf.ts'
import { textRuns } from './text-runs.ts'
import { wrapText } from './wrap-text.ts'

const line = {
  sku: 'MILK-1',
  name: 'Կաթ «Մարիաննա» 3,2 %',
  options: '1 լ',
  unit_price: 500,
  box_qty: 6,
  box_price: 2700,
  total: 1000,
}
const seller = {
  name: 'Ծիրան',
  address: 'Երևան, Աբովյան 1',
  phone: '+374 10 000000',
  email: 'shop@tsiran.example',
}
const sums = { sub_total: 1000, shipping_amount: 200, grand_total: 1200 }
const slip = (changes: Partial<Slip> = {}): Slip => ({
  order_id: 17,
  locale: 'hy',
  placed_at: '2026-05-10T10:20:00.000Z',
  seller,
  recipient: 'Անի Սարգսյան',
  phone: '+374 91 000000',
  address: 'Երևան, Մաշտոցի պող. 25',
  shipping_title: 'Առաքում',
  payment_title: 'Կանխիկ',
  note: '',
  lines: [{ ...line, ordered: 3, canceled: 1, pieces: 2 }],
  ...sums,
  cash_due: 1200,
  ...changes,
})
const invoice: Invoice = {
  id: 1,
  kind: 'invoice',
  number: '2026-000012',
  order_id: 17,
  locale: 'ru',
  issued_at: '2026-05-10T10:20:00.000Z',
  canceled_at: null,
  data: {
    seller,
    buyer: { name: 'ООО «Гранат»', tin: '12345678', address: 'Ереван' },
    delivery_address: 'Ереван, Абовяна 1',
    placed_at: '2026-05-09T10:20:00.000Z',
    shipping_title: 'Курьер',
    payment_title: 'Наличные',
    lines: [{ ...line, name: 'Молоко', pieces: 2 }],
    ...sums,
    vat: 200,
  },
}

const streamsOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, packed]) => {
    try {
      return [inflateSync(Buffer.from(packed!, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
/** The colours that a PDF fills and strokes with, as `r g b` between 0 and 1. */
const colorsOf = (pdf: Buffer) =>
  streamsOf(pdf).flatMap((text) =>
    [...text.matchAll(/([\d. ]+) (?:scn|SCN)/g)].map(([, of]) => of!),
  )
/** Every letter that the fonts in a PDF can be copied as, by their maps to Unicode. */
const lettersOf = (pdf: Buffer) =>
  new Set(
    streamsOf(pdf)
      .filter((text) => text.includes('beginbfrange'))
      .flatMap((text) => [...text.matchAll(/<([0-9a-f]{4}(?: ?[0-9a-f]{4})*)>(?=[ \]])/gi)])
      .map(([, hex]) => Buffer.from(hex!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')),
  )
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length

test('a slip is a PDF with the letters of its language in fonts of its own', async () => {
  const pdf = await slipsPdf([slip()])
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const text = pdf.toString('latin1')
  expect(text).toContain('/FontFile2')
  expect(text).toMatch(/\+GoogleSans-Regular/)
  expect(text).toContain('/Lang (hy)')
  const letters = lettersOf(pdf)
  const shown = `${slip().recipient}${slip().address}${line.name}${translate('hy', 'document.slip')}1200֏`
  expect([...shown].filter((letter) => letter.trim() !== '' && !letters.has(letter))).toEqual([])
})

test('an invoice has its number, and one without a company no line for the tax number', async () => {
  const letters = lettersOf(await invoicesPdf([invoice]))
  expect([...'№2026-000012ООО«Гранат»֏'].filter((letter) => !letters.has(letter))).toEqual([])
  const mark = (await invoicesPdf([{ ...invoice, canceled_at: invoice.issued_at }])).length
  expect(mark).toBeGreaterThan((await invoicesPdf([invoice])).length)
})

test('papers name the shop in its own colour, and without one in ink alone', async () => {
  const accent = '#ff0000'
  const red = '1 0 0'
  expect(colorsOf(await slipsPdf([slip()]))).not.toContain(red)
  expect(colorsOf(await slipsPdf([slip({ seller: { ...seller, accent } })]))).toContain(red)
  const data = { ...invoice.data, seller: { ...seller, accent } }
  expect(colorsOf(await invoicesPdf([{ ...invoice, data }]))).toContain(red)
})

test('every letter of every language that papers say has a glyph, in the regular and the bold font', () => {
  const alphabets = ['Աա–Ֆֆև՝՛՞։֊', 'А–Яа–яЁё№', 'A–Za–z0–9 .,:/()«»“”’–—…%×·+@']
  const ranges = {
    hy: [0x531, 0x556, 0x561, 0x587],
    ru: [0x410, 0x44f, 0x401, 0x401],
    en: [0x21, 0x7e, 0xa0, 0xff],
  }
  const letters = locales.flatMap((locale) => {
    const [a, b, c, d] = ranges[locale]!
    const of = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
    return [...of(a!, b!), ...of(c!, d!)]
  })
  const words = locales.flatMap((locale) =>
    Object.keys(wordsOf).map((key) => translate(locale, `document.${key}`)),
  )
  for (const letter of new Set([...letters, ...alphabets.join(''), ...words.join(''), '֏'])) {
    if (/[\p{Cc}\p{Cf}\s]/u.test(letter)) continue
    const [run] = textRuns(letter)
    expect([letter, run!.text]).toEqual([letter, letter])
    for (const weight of [400, 700] as const)
      expect([
        letter,
        fontOf(run!.script, weight).font.hasGlyphForCodePoint(letter.codePointAt(0)!),
      ]).toEqual([letter, true])
  }
})
const wordsOf = {
  slip: 0,
  invoice: 0,
  toPack: 0,
  canceled: 0,
  vat: 0,
  cashDue: 0,
  nothingDue: 0,
  deliveryAddress: 0,
}

test('a text is split where its script ends: the Armenian font has neither digits nor marks', () => {
  expect(textRuns('Կաթ «Նուռ», 0,5 լ · 500 ֏')).toEqual([
    { script: 'armenian', text: 'Կաթ ' },
    { script: 'latin', text: '«' },
    { script: 'armenian', text: 'Նուռ' },
    { script: 'latin', text: '», 0,5 ' },
    { script: 'armenian', text: 'լ ' },
    { script: 'latin', text: '· 500 ' },
    { script: 'armenian', text: '֏' },
  ])
  expect(textRuns('Ёж №5').map(({ script }) => script)).toEqual(['cyrillic', 'latin'])
})

test('what cannot be drawn becomes one mark, and marks of direction and controls nothing', () => {
  expect(
    textRuns('a\u202e\u200fb\u0000c\r\nd')
      .map(({ text }) => text)
      .join(''),
  ).toBe('abc d')
  expect(
    textRuns('🍑')
      .map(({ text }) => text)
      .join(''),
  ).toBe('\ufffd')
})

test.each(locales)(
  'what a portion weighs is drawn in %s, with the mark that the fonts have',
  (locale) => {
    const portion = translate(locale, 'product.portion', { grams: 350 })
    const drawn = textRuns(portion).map(({ text }) => text)
    expect(drawn.join('')).toBe(portion.replace('≈', '~'))
  },
)

test('a long word is broken to its column, and what is too long ends in an ellipsis', () => {
  const style = { size: 9 }
  const lines = wrapText('Ա'.repeat(500), { width: 100, style, maxLines: 5 })
  expect(lines).toHaveLength(5)
  expect(lines.at(-1)).toMatch(/^Ա+…$/)
  expect(wrapText('one two three', { width: 40, style })).toEqual(['one two', 'three'])
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['500 letters without a space', 'Ժ'.repeat(500)],
  ['Hebrew and Arabic', 'שלום עולם مرحبا'],
  ['emoji', '🍑👩‍👩‍👧‍👦🇦🇲'.repeat(20)],
  ['nothing but controls', '\u0001\u202e\u200b'],
])('%s in every field breaks no paper', async (_name, hostile) => {
  const lines = Array.from({ length: 60 }, () => ({
    ...line,
    sku: hostile.slice(0, 100),
    name: hostile,
    ordered: 3,
    canceled: 1,
    pieces: 2,
  }))
  const pdf = await slipsPdf([
    slip({ recipient: hostile, phone: hostile, address: hostile, note: hostile.repeat(4), lines }),
  ])
  expect(pagesOf(pdf)).toBeGreaterThan(1)
  expect(pdf.subarray(-6).toString().trim()).toBe('%%EOF')
})

test('each order begins a page of its own, and a long one goes on over several', async () => {
  expect(
    pagesOf(
      await slipsPdf([
        slip(),
        slip({ order_id: 18, locale: 'ru' }),
        slip({ order_id: 19, locale: 'en' }),
      ]),
    ),
  ).toBe(3)
  const lines = Array.from({ length: 120 }, () => slip().lines[0]!)
  expect(pagesOf(await slipsPdf([slip({ lines })]))).toBeGreaterThan(2)
})

test('between two papers other work has its turn', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 0)
  await slipsPdf(Array.from({ length: 20 }, () => slip()))
  clearInterval(timer)
  expect(turns).toBeGreaterThan(10)
})

test('an unpacked font is the one that the file holds', () => {
  const { file } = fontOf('armenian', 400)
  const font = create(file)
  expect('hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint('Ա'.codePointAt(0)!)).toBe(
    true,
  )
})
