import type { KeyboardEvent, RefObject } from 'react'
import { nextPlace } from './menu-keys.ts'

const linksOf = (panel: HTMLElement, name: 'root' | 'child') => [
  ...panel.querySelectorAll<HTMLElement>(`a[data-${name}]`),
]

/**
 * Keys of a menu in two levels. Up, down, home and end move within a level; right goes into the shown category, left
 * back to it; Escape closes. Tab walks through everything, as ever.
 */
export function useMenuKeys(panel: RefObject<HTMLElement | null>, onEscape: () => void) {
  return (event: KeyboardEvent) => {
    const { current } = panel
    const focused = document.activeElement
    if (!current || !(focused instanceof HTMLElement)) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      return onEscape()
    }
    const inRoots = 'root' in focused.dataset
    const roots = linksOf(current, 'root')
    const children = linksOf(current, 'child')
    const level = inRoots ? roots : children
    const place = nextPlace(event.key, level.indexOf(focused), level.length)
    const target =
      place !== null
        ? level[place]
        : event.key === 'ArrowRight' && inRoots
          ? children[0]
          : event.key === 'ArrowLeft' && !inRoots
            ? roots.find((root) => root.dataset['shown'])
            : undefined
    if (!target) return
    event.preventDefault()
    target.focus()
  }
}
