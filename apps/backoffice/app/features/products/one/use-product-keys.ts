import { useShortcutGroup } from '@tsiran/ui/shortcuts/shortcut-sheet'
import { useShortcuts } from '@tsiran/ui/shortcuts/use-shortcuts'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { productTrail } from '../list/product-trail.ts'

/** The keys of a product's page: j and k to the next and previous product of the list. Saving has its key in the save bar. */
export function useProductKeys(id: number): void {
  const t = useMessages()
  const navigate = useNavigate()
  useShortcutGroup(
    useMemo(
      () => ({
        title: t('products.keys.group'),
        shortcuts: [
          { keys: ['J'], label: t('products.keys.next') },
          { keys: ['K'], label: t('products.keys.previous') },
          { keys: ['Ctrl', 'S'], label: t('products.keys.save') },
        ],
      }),
      [t],
    ),
  )
  const beside = (side: 'next' | 'previous'): void | false => {
    const found = productTrail.placeOf(id)[side]
    return found === null ? false : void navigate(found)
  }
  useShortcuts({ j: () => beside('next'), k: () => beside('previous') })
}
