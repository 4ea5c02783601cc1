import type { Picking } from '@tsiran/contract/admin/picking-shapes'
import type { PickLine } from '@tsiran/contract/admin/pick-line-shapes'
import type { Locale } from '@tsiran/contract/locale'
import { compareShelves } from '@tsiran/contract/shelf-order'
import { withMark, type QueuedMark } from './mark-queue.ts'

/** A line on the way through the shelves, and the box that it goes into. */
export interface Stop {
  picking: Picking
  line: PickLine
  /** Number of the order's box, from 1. */
  box: number
}

/** Whether the caller picks an order at present. */
export const isBeingPicked = ({ mine, state }: Pick<Picking, 'mine' | 'state'>): boolean =>
  mine && state !== 'finished'

/**
 * One way through the shelves for orders together, with what waits to be sent. The same product stands together, box after box. Of
 * several orders, those that the caller does not pick, or no longer, are left out.
 */
export function walkOf(
  pickings: readonly Picking[],
  waiting: readonly QueuedMark[],
  locale: Locale,
): Stop[] {
  const queued = new Map(waiting.map((mark) => [mark.lineId, mark]))
  const stops = pickings.flatMap((picking, index) =>
    picking.lines.map((line) => ({
      picking,
      line: withMark(line, queued.get(line.id)),
      box: index + 1,
    })),
  )
  if (pickings.length === 1) return stops
  const byShelf = compareShelves(locale)
  const { compare } = new Intl.Collator(locale)
  return stops
    .filter(({ picking }) => isBeingPicked(picking))
    .sort(
      (a, b) =>
        byShelf(a.line, b.line) ||
        compare(a.line.name, b.line.name) ||
        compare(a.line.sku, b.line.sku) ||
        a.box - b.box,
    )
}

/**
 * The stop that a scanned code means: an open one before those that are decided, and the one on the screen before those of other
 * boxes.
 */
export function stopOfCode(
  stops: readonly Stop[],
  shown: Stop | undefined,
  code: string,
): Stop | undefined {
  const meant = stops.filter(({ line: { barcode, sku } }) => barcode === code || sku === code)
  const open = meant.filter(({ line }) => line.state === null)
  return open.find((one) => one === shown) ?? open[0] ?? meant[0]
}

/** Whether a line was decided otherwise than as found: a scan of the pieces that go into the box does not undo that. */
export const isOtherwise = ({ line: { state } }: Stop): boolean =>
  state !== null && state !== 'found'
