import type { AdminInput } from '@tsiran/contract/admin/api'
import type { Draft } from '@tsiran/contract/admin/draft-shapes'
import { isSame } from '@tsiran/ui/save-bar/changes'

export type DraftFields = Omit<
  AdminInput<'PUT /api/admin/drafts/:id'>['body'],
  'version' | 'locale'
>

type Parts = Readonly<Record<string, unknown>>

const prefixed = (prefix: string, parts: object): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, value]) => [`${prefix}.${name}`, value]))

const piecesOf = (lines: readonly { variant_id: number | null; quantity: number }[]): Parts =>
  prefixed(
    'pieces',
    Object.fromEntries(lines.map(({ variant_id, quantity }) => [variant_id ?? 'lost', quantity])),
  )

/** What two people may change of a draft without touching each other's. */
const partsOf = (draft: Draft): Parts => ({
  buyer_locale: draft.buyer_locale,
  customer_id: draft.buyer?.customer_id ?? null,
  shipping_method: draft.shipping_method,
  payment_method: draft.payment_method,
  district_id: draft.district_id,
  slot_id: draft.slot?.id ?? null,
  note: draft.note,
  ...prefixed('address', draft.address),
  ...piecesOf(draft.lines),
})

/** The parts that a change writes, and what it makes of them; lines are sent whole, and those that differ are what is written. */
function writtenParts({ address = {}, lines, ...others }: DraftFields, before: Draft): Parts {
  const had = piecesOf(before.lines)
  const wanted = lines ? piecesOf(lines) : had
  const names = Object.keys({ ...had, ...wanted }).filter((name) => had[name] !== wanted[name])
  return {
    ...others,
    ...prefixed('address', address),
    ...Object.fromEntries(names.map((name) => [name, wanted[name]])),
  }
}

/** Another buyer brings the own address and language. */
const broughtBy = ({ customer_id }: DraftFields, parts: Parts): string[] =>
  customer_id === undefined || customer_id === parts['customer_id']
    ? []
    : Object.keys(parts).filter((name) => name === 'buyer_locale' || name.startsWith('address.'))

/**
 * Whether a change that was made of `before` writes what a colleague has made something else of between `before` and `now`. What has
 * the wanted value already is no reason: an answer may have been lost.
 */
export function overlaps(fields: DraftFields, before: Draft, now: Draft): boolean {
  const [had, has, wanted] = [partsOf(before), partsOf(now), writtenParts(fields, before)]
  const isChanged = (name: string) => !isSame(had[name], has[name])
  return (
    Object.keys(wanted).some((name) => isChanged(name) && !isSame(wanted[name], has[name])) ||
    broughtBy(fields, has).some(isChanged)
  )
}
