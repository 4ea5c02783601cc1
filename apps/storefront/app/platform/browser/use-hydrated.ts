import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the server's markup, true once scripts run the page. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
