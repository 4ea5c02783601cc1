import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls back when a press lands outside all of the elements. */
export function useOutsidePress(
  elements: readonly RefObject<HTMLElement | null>[],
  onPress: () => void,
): void {
  const press = useEffectEvent((event: PointerEvent) => {
    if (!elements.some(({ current }) => current?.contains(event.target as Node))) onPress()
  })
  useEffect(() => {
    const listener = (event: PointerEvent) => press(event)
    document.addEventListener('pointerdown', listener)
    return () => document.removeEventListener('pointerdown', listener)
  }, [])
}
