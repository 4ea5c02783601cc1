import { useState } from 'react'
import { versionConflict } from './version-conflict.ts'

/**
 * The thing as a form's person has seen it: what they type is about the state when they began. A newer version that does not touch it
 * is no reason to ask, which `isSame` decides. After a refusal, which shows the thing as it is now, the next press is meant.
 */
export function useSeen<T>(present: T, isSame: (before: T, now: T) => boolean) {
  const [begun, setBegun] = useState(present)
  return {
    seen: isSame(begun, present) ? present : begun,
    /** Typing begins, or a write was answered with the thing as it is. */
    see: setBegun,
    onError: (error: Error) => setBegun((before) => versionConflict<T>(error)?.current ?? before),
  }
}
