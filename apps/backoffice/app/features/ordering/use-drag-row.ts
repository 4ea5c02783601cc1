import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  attachInstruction,
  extractInstruction,
  type Instruction,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** Where a dragged row is let go: beside another one, or on it. */
export type DropPlace = 'before' | 'after' | 'inside'

interface DragRow<Id extends number | string> {
  /** Rows of another kind are not taken. */
  kind: string
  id: Id
  row: RefObject<HTMLElement | null>
  /** What the row is dragged by. */
  handle: RefObject<HTMLElement | null>
  /** Whether rows may be let go on this one. */
  nests?: boolean
  /** False where nothing is ordered now. */
  enabled: boolean
  /** Whether a dragged row may come here. */
  takes?: (id: Id) => boolean
  onDrop: (dragged: Id, place: DropPlace) => void
}

const places = {
  'reorder-before': 'before',
  'reorder-after': 'after',
  combine: 'inside',
} as const satisfies Record<Instruction['operation'], DropPlace>

const placeOf = (data: Record<string | symbol, unknown>): DropPlace | null => {
  const instruction = extractInstruction(data)
  return instruction && !instruction.blocked ? places[instruction.operation] : null
}

/** Lets a row be dragged to another place, and others to it. Returns where a dragged row would go now, and whether this one is dragged. */
export function useDragRow<Id extends number | string>({
  kind,
  id,
  row,
  handle,
  nests = false,
  enabled,
  takes,
  onDrop,
}: DragRow<Id>) {
  const [target, setTarget] = useState<DropPlace | null>(null)
  const [dragging, setDragging] = useState(false)
  const mayTake = useEffectEvent((dragged: Id) => dragged !== id && (takes?.(dragged) ?? true))
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current]
    if (!element || !dragHandle || !enabled) return
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ kind, id }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['kind'] === kind && mayTake(source.data['id'] as Id),
        getData: ({ input }) =>
          attachInstruction(
            { id },
            {
              input,
              element,
              operations: {
                'reorder-before': 'available',
                'reorder-after': 'available',
                combine: nests ? 'available' : 'not-available',
              },
            },
          ),
        onDrag: ({ self }) => setTarget(placeOf(self.data)),
        onDragLeave: () => setTarget(null),
        onDrop: ({ self, source }) => {
          setTarget(null)
          const place = placeOf(self.data)
          if (place) drop(source.data['id'] as Id, place)
        },
      }),
    )
  }, [kind, id, row, handle, nests, enabled])
  return { target, dragging }
}

/** The look of a row that another one is dragged to. */
export const dropClass = (target: DropPlace | null): string =>
  target === null
    ? ''
    : {
        before: 'shadow-[inset_0_2px_0_var(--color-leaf)]',
        after: 'shadow-[inset_0_-2px_0_var(--color-leaf)]',
        inside: 'bg-leaf-soft outline-2 -outline-offset-2 outline-leaf',
      }[target]
