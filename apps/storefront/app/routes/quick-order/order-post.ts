import type { OrderRow, ToCart } from '@tsiran/contract/quick-order-shapes'
import type { Client } from '@tsiran/contract/client'
import type { Locale } from '@tsiran/contract/locale'

/** A line that goes into the cart. */
interface TakenLine {
  sku: string
  /** Pieces. */
  quantity: number
  /** The preview showed it in the cart, so that it is raised. */
  raise: boolean
}

/** The page's form as it is posted: the rows, and the typed text. */
export interface OrderPost {
  fill: boolean
  /** All rows and the typed text, to be checked. */
  text: string
  taken: TakenLine[]
  /** `text` without the lines that go into the cart. */
  rest: string
  /** Skus of valid lines that the person left out. */
  left: string[]
}

/** A posted order, as the page shows it. */
export interface OrderAnswer {
  rows: OrderRow[]
  /** Skus that the person left out. */
  left: string[]
  filled: Pick<ToCart, 'message' | 'added' | 'skipped'> | null
  /** The text that stays in the box, where it could not be checked. */
  text: string
  error: string | null
  /** The server could not be reached: everything stays as it is. */
  failed?: boolean
  /** The session of who posted is over: nothing was done. */
  ended?: boolean
}

const textsOf = (form: FormData, name: string) =>
  form.getAll(name).map((value) => (typeof value === 'string' ? value : ''))

/** One line of the text; cells contain no tab. */
const toLine = (sku: string, quantity: string) =>
  `${sku.replace(/\s+/g, ' ')}\t${quantity.replace(/\s+/g, ' ')}`

/**
 * A row whose quantity could not be read begins with a proposal; until somebody changes or accepts it, the written text is posted again.
 * `open` has place, proposal and the written text.
 */
function undecided(
  row: { sku: string; quantity: string; place: string },
  open: ReadonlyMap<string, string>,
) {
  const written = open.get(`${row.place}:${row.quantity}`)
  return written === undefined ? row : { ...row, quantity: written }
}

/** Reads the form: rows are named by their places, `sku` and `quantity` are there once for each. */
export function readOrderPost(form: FormData): OrderPost {
  const [skus, quantities] = [textsOf(form, 'sku'), textsOf(form, 'quantity')]
  const [take, ready, raise, drop] = ['take', 'ready', 'raise', 'drop'].map(
    (name) => new Set(textsOf(form, name)),
  )
  const written = textsOf(form, 'text').join('\n')
  const open = new Map(
    textsOf(form, 'open').map((text) => [
      /^\d+:\d+/.exec(text)?.[0] ?? '',
      text.replace(/^\d+:\d+:/, ''),
    ]),
  )
  const rows = skus
    .map((sku, place) => ({ sku, quantity: quantities[place] ?? '', place: String(place) }))
    .map((row) => (take!.has(row.place) ? row : undecided(row, open)))
    .filter(({ sku, place }) => sku.trim() !== '' && !drop!.has(place))
  const isTaken = ({ place, quantity }: (typeof rows)[number]) =>
    take!.has(place) && /^[1-9]\d{0,6}$/.test(quantity.trim())
  const lines = (rest: typeof rows) =>
    [...rest.map(({ sku, quantity }) => toLine(sku, quantity)), written].join('\n')
  return {
    fill: form.get('intent') === 'fill',
    text: lines(rows),
    taken: rows.filter(isTaken).map(({ sku, quantity, place }) => ({
      sku,
      quantity: Number(quantity),
      raise: raise!.has(place),
    })),
    rest: lines(rows.filter((row) => !isTaken(row))),
    left: rows.filter(({ place }) => ready!.has(place) && !take!.has(place)).map(({ sku }) => sku),
  }
}

/** Carries out the form: chosen lines go into the cart, the rest is checked. */
export async function doOrderPost(
  client: Client,
  locale: Locale,
  apiToken: string | undefined,
  post: OrderPost,
): Promise<Pick<OrderAnswer, 'rows' | 'left' | 'filled'>> {
  const caller = { api_token: apiToken, locale }
  const fills = post.fill && post.taken.length > 0
  const answer = fills
    ? await client('POST /api/quick-order/cart', { body: { ...caller, lines: post.taken } })
    : null
  const { data: rows } = await client('POST /api/quick-order/preview', {
    body: { ...caller, text: fills ? post.rest : post.text },
  })
  const filled = answer && { message: answer.message, added: answer.added, skipped: answer.skipped }
  return { rows, left: post.left, filled }
}
