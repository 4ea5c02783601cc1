import type { CompanyUser } from '@tsiran/contract/companies'
import { useEffect, useEffectEvent, useState } from 'react'
import { useToast } from '@tsiran/app-kit/browser/toast'
import type { UserResult } from './user-action.ts'

type SavedUser = Extract<UserResult, { outcome: 'saved' }>

/**
 * Shows that a user was saved, and returns the one whose password is to be passed on. Deleting the user removes it again.
 * `onSaved` closes the window.
 */
export function usePassOn(
  users: readonly CompanyUser[],
  saved: SavedUser | undefined,
  onSaved: () => void,
): CompanyUser | undefined {
  const toast = useToast()
  const [lastSaved, setLastSaved] = useState<CompanyUser>()
  const finish = useEffectEvent((done: SavedUser) => {
    toast.success(done.message)
    // An unchanged password is unknown: there is nothing to show.
    setLastSaved(done.user.public_password === null ? undefined : done.user)
    onSaved()
  })
  useEffect(() => {
    if (saved) finish(saved)
  }, [saved])
  const last = saved?.user ?? lastSaved
  return last?.public_password && users.some(({ id }) => id === last.id) ? last : undefined
}
