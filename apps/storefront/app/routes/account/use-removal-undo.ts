import type { Address } from '@tsiran/contract/addresses'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSubmit } from 'react-router'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useToast } from '@tsiran/app-kit/browser/toast'

/**
 * Shows a removal as a toast with a button to undo it: once the address is no longer among the saved ones, and again where it
 * could not be restored.
 */
export function useRemovalUndo(
  addresses: readonly Address[],
  failed: { restore: string } | null | undefined,
): (address: Address) => void {
  const t = useMessages()
  const toast = useToast()
  const submit = useSubmit()
  const pressed = useRef(new Map<number, Address>())
  const showRemoval = useEffectEvent((restore: string) => {
    const run = () => void submit({ restore }, { method: 'post', preventScrollReset: true })
    toast.success(t('answers.addressDeleted'), { label: t('cart.undo'), run })
  })
  useEffect(() => {
    const saved = new Set(addresses.map(({ id }) => id))
    for (const [id, address] of pressed.current)
      if (!saved.has(id) && pressed.current.delete(id)) showRemoval(JSON.stringify(address))
  }, [addresses])
  useEffect(() => {
    if (failed?.restore) showRemoval(failed.restore)
  }, [failed])
  return (address) => void pressed.current.set(address.id, address)
}
