import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { useShortcutGroup } from '@tsiran/ui/shortcuts/shortcut-sheet'
import { useShortcuts } from '@tsiran/ui/shortcuts/use-shortcuts'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { orderTrail } from '../list/order-trail.ts'
import { editPath, slipPath } from '../paths.ts'
import { noteFieldName } from './note-form.tsx'

/** The keys of an order's page: j and k to the next and previous order of the list, e edits, n writes a note, p prints the slip. */
export function useOrderKeys({ id, actions }: AdminOrder): void {
  const t = useMessages()
  useShortcutGroup(
    useMemo(
      () => ({
        title: t('orders.keys.group'),
        shortcuts: [
          { keys: ['J'], label: t('orders.keys.next') },
          { keys: ['K'], label: t('orders.keys.previous') },
          { keys: ['E'], label: t('orders.keys.edit') },
          { keys: ['N'], label: t('orders.keys.note') },
          { keys: ['P'], label: t('orders.keys.print') },
        ],
      }),
      [t],
    ),
  )
  const navigate = useNavigate()
  const go = (to: string | false): void | false => (to === false ? false : void navigate(to))
  const beside = (side: 'next' | 'previous') => orderTrail.placeOf(id)[side] ?? false
  useShortcuts({
    j: () => go(beside('next')),
    k: () => go(beside('previous')),
    e: () => go(actions.includes('edit') && editPath(id)),
    p: () => go(actions.includes('slip') && slipPath([id])),
    n: () => {
      const field = document.querySelector<HTMLTextAreaElement>(`[name=${noteFieldName}]`)
      if (!field) return false
      field.scrollIntoView({ block: 'center' })
      field.focus({ preventScroll: true })
    },
  })
}
