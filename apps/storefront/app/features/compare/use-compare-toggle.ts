import { maxCompared } from '@tsiran/contract/limits'
import { useState } from 'react'
import { addToCompare, removeFromCompare, useIsCompared } from './compare-list.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useToast } from '@tsiran/app-kit/browser/toast'

/** Milliseconds between the press and the addition (spec 2 §2). */
const addDelay = 500

/** Adds a product to the comparison, or removes it, and shows a toast. */
export function useCompareToggle({ id, name }: { id: number; name: string }) {
  const t = useMessages()
  const toast = useToast()
  const compared = useIsCompared(id)
  const [busy, setBusy] = useState(false)

  const add = () => {
    const { dropped } = addToCompare(id)
    toast.success(
      dropped ? t('compare.dropped', { name, max: maxCompared }) : t('compare.added', { name }),
    )
    setBusy(false)
  }
  const toggle = () => {
    if (busy) return
    if (compared) {
      removeFromCompare(id)
      toast.success(t('compare.removed', { name }))
    } else {
      setBusy(true)
      setTimeout(add, addDelay)
    }
  }
  return { compared, busy, toggle }
}
