import { parseStored, storedText, type StoredText } from '@tsiran/app-kit/browser/stored'
import type { AdminInput } from '@tsiran/contract/admin/api'
import type { PickLine, SubstituteOption } from '@tsiran/contract/admin/pick-line-shapes'

type Body = AdminInput<'PUT /api/admin/picking/:order_id/lines/:line_id'>['body']

/** What is sent of a line. */
export type Mark = Omit<Body, 'locale'>

/** A mark that waits to be sent. */
export interface QueuedMark {
  /** Distinguishes it from an earlier mark of the same line. */
  key: string
  orderId: number
  lineId: number
  /** The line's name. */
  name: string
  mark: Mark
  /** What the screen shows of a substitute until the server answers. */
  substitute?: Pick<SubstituteOption, 'sku' | 'name' | 'image'>
}

/** What a picker decides of a line. */
export type Decision = Pick<QueuedMark, 'mark' | 'substitute'>

/** A mark that was sent, and that its picker has to read about: it stays on the device until then. */
export interface MarkOutcome extends QueuedMark {
  /** `recorded`, `lost`: the order is another's by now; `refused`: the mark itself; `canceled`: the order. */
  outcome: 'recorded' | 'lost' | 'refused' | 'canceled'
  /** Who has the order now; empty where nobody has. */
  picker: string
  /** The server's words about a refused mark. */
  text: string
}

const stores = new Map<string, StoredText>()
function storeOf(name: string): StoredText {
  const store = stores.get(name) ?? storedText('localStorage', name)
  stores.set(name, store)
  return store
}

/** The marks of one member of the staff that wait on this device, the oldest first; they survive a reload. */
export const markStore = (staffId: number) => storeOf(`picking-marks-${staffId}`)

/** What has become of marks, as long as nobody has read it. */
export const outcomeStore = (staffId: number) => storeOf(`picking-outcomes-${staffId}`)

export function readMarks<T extends QueuedMark = QueuedMark>(text: string | null): T[] {
  const stored = parseStored(text)
  return Array.isArray(stored) ? (stored as T[]) : []
}

const write = (store: StoredText, marks: readonly QueuedMark[]) =>
  store.write(marks.length > 0 ? JSON.stringify(marks) : null)

/** Adds a mark at the end; one of the same line is replaced, since the last one counts. */
export function addMark<T extends QueuedMark>(store: StoredText, mark: T): void {
  const others = readMarks(store.read()).filter(
    ({ orderId, lineId }) => orderId !== mark.orderId || lineId !== mark.lineId,
  )
  write(store, [...others, mark])
}

export const dropMarks = (store: StoredText, isGone: (mark: QueuedMark) => boolean): void =>
  write(
    store,
    readMarks(store.read()).filter((mark) => !isGone(mark)),
  )

/** A line as it will be once the mark is sent. */
export function withMark(line: PickLine, queued: QueuedMark | undefined): PickLine {
  if (!queued) return line
  const {
    state,
    quantity,
    grams = null,
    substitute_variant_id: variant,
    agreed = false,
  } = queued.mark
  const isReplaced = variant !== undefined
  return {
    ...line,
    state,
    agreed,
    picked_quantity: isReplaced ? 0 : quantity,
    picked_grams: isReplaced ? null : grams,
    substitute:
      isReplaced && queued.substitute
        ? { variant_id: variant, ...queued.substitute, quantity, grams }
        : null,
  }
}
