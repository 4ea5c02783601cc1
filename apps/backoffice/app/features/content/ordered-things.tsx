import type { ReactNode } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { OrderedList } from '../ordering/ordered-list.tsx'
import type { MenuAct } from '../shell/acts-menu.tsx'
import { useThingActs, useThingMove, type SeenThing } from './use-thing-acts.ts'

interface OrderedThingsProps<Row extends { id: number; version: number }> {
  kind: 'sliders' | 'menus' | 'social'
  label: string
  rows: readonly Row[]
  /** What people call one. */
  nameOf: (row: Row) => string
  isShown: (row: Row) => boolean
  /** Opens one for editing: its page, or what runs. */
  edit: (row: Row) => { to: string } | { run: () => void }
  children: (row: Row) => ReactNode
  mayWrite: boolean
}

/** Things in the order in which the shop shows them: dragged, moved by buttons, hidden and deleted. */
export function OrderedThings<Row extends { id: number; version: number }>(
  props: OrderedThingsProps<Row>,
) {
  const { kind, label, rows, nameOf, isShown, edit, children, mayWrite } = props
  const t = useMessages()
  const { run } = useThingActs(kind)
  const move = useThingMove(kind)
  const seen = (row: Row): SeenThing => ({ id: row.id, version: row.version, name: nameOf(row) })
  const actsOf = (row: Row): MenuAct[] => [
    { label: t(mayWrite ? 'content.edit' : 'content.open'), ...edit(row) },
    ...(mayWrite
      ? [
          {
            label: t(isShown(row) ? 'content.hide' : 'content.show'),
            run: () => run(isShown(row) ? 'hide' : 'show', seen(row)),
          },
          { label: t('content.delete'), danger: true, run: () => run('remove', seen(row)) },
        ]
      : []),
  ]
  return (
    <OrderedList
      label={label}
      kind={`${kind} ${label}`}
      items={rows.map((row) => ({
        id: row.id,
        name: nameOf(row),
        content: children(row),
        acts: mayWrite || 'to' in edit(row) ? actsOf(row) : [],
      }))}
      enabled={mayWrite}
      onMove={(id, beforeId) => move(rows.map(seen), id, beforeId)}
    />
  )
}
