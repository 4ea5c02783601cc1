import { fullName as personName } from '@tsiran/contract/full-name'
import type { Picking } from '@tsiran/contract/admin/picking-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { isoDay } from '@tsiran/i18n/dates'
import { seesPeople } from '../orders/people-mask.ts'
import { maskName } from '../shared/mask.ts'
import { findOrder } from '../orders/read-order.ts'
import { compareShelfRows, selectShelves } from '../orders/shelves.ts'
import type { ActingStaff } from '../staff/session.ts'
import { findFirstExpiries } from '../stock/lots-left.ts'
import { pickedLines, selectPicking, selectSubstitutions } from './picking-rows.ts'
import { findReplacements } from './replacements.ts'
import { type ShelvedLine, viewLine } from './view-pick-line.ts'

/** Who reads. */
export type PickingReader = Pick<ActingStaff, 'id' | 'roles'>

interface ReadCall {
  id: number
  staff: PickingReader
  locale: Locale
}

/** An order as one picker needs it, its lines in the order of the shelves, chilled ones last. Refuses with `not_found`. */
export async function readPicking(db: Db | Tx, { id, staff, locale }: ReadCall): Promise<Picking> {
  const order = await findOrder(db, id)
  const head = await selectPicking(db, id)
  const shelves = await selectShelves(db, [id])
  const substitutions = await selectSubstitutions(db, id)
  const lines = pickedLines(order)
  const others = await findReplacements(db, [
    ...lines.flatMap(({ substitute_variant_id: named }) => (named === null ? [] : [named])),
    ...[...substitutions.values()].map(({ variant_id }) => variant_id),
  ])
  const expiries = await findFirstExpiries(
    db,
    lines.flatMap(({ variant_id }) => (variant_id === null ? [] : [variant_id])),
    order.slot && isoDay(order.slot.starts_at),
  )
  const variants = new Map(others.map((row) => [row.variant_id, row]))
  const mine = head?.staff_id === staff.id
  const people = seesPeople(staff.roles)
  // Whoever picks has to be able to call. Buyers write phones and addresses into notes.
  const reaches = people || (mine && head.state !== 'finished')
  const to = order.shipping_address
  const name = personName(to)
  return {
    order_id: id,
    status: order.status,
    state: head?.state ?? null,
    picker: head?.staff_id ? { id: head.staff_id, name: head.name ?? '' } : null,
    mine,
    slot: order.slot && {
      starts_at: new Date(order.slot.starts_at).toISOString(),
      ends_at: new Date(order.slot.ends_at).toISOString(),
    },
    zone: order.slot?.zone[locale] ?? '',
    district: order.slot?.district?.[locale] ?? '',
    pickup: order.slot?.pickup ?? false,
    name: people ? name : maskName(name),
    company: to.company_name,
    phone: reaches ? to.phone : '',
    note: reaches ? order.description : '',
    settled: order.settled_at !== null,
    age_restricted: lines.some((line) => shelves.get(line.id)!.age_restricted),
    lines: inShelfOrder(
      lines.map((line) => ({ line, shelf: shelves.get(line.id)! })),
      locale,
    ).map(({ line, shelf }) =>
      viewLine(
        { order, line, shelf, substitution: substitutions.get(line.id), variants, expiries },
        locale,
      ),
    ),
  }
}

function inShelfOrder(lines: ShelvedLine[], locale: Locale): ShelvedLine[] {
  const compare = compareShelfRows(locale)
  return lines.toSorted((a, b) => compare(a.shelf, b.shelf) || a.line.position - b.line.position)
}
