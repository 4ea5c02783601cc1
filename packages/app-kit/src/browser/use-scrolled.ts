import { useCallback, useSyncExternalStore } from 'react'

function listen(listener: () => void) {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** Whether the page is scrolled by `pixels` or more. */
export function useScrolled(pixels: number): boolean {
  const read = useCallback(() => scrollY >= pixels, [pixels])
  return useSyncExternalStore(listen, read, () => false)
}
