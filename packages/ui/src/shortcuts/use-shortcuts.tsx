import { useEffect, useEffectEvent } from 'react'

/**
 * True where a press is the named key: a letter, `/`, `?`, or `mod+` (Ctrl, on Apple Cmd) before a letter. A layout without Latin
 * letters is read by the key's place.
 */
export function matchesShortcut(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  shortcut: string,
): boolean {
  const mod = shortcut.startsWith('mod+')
  const name = mod ? shortcut.slice(4) : shortcut
  if (mod !== (event.ctrlKey || event.metaKey) || event.altKey) return false
  if (name === '?') return event.key === '?' || (event.code === 'Slash' && event.shiftKey)
  if (name === '/')
    return event.key === '/' || (event.code === 'Slash' && !event.shiftKey && event.key !== '?')
  if (event.shiftKey) return false
  const latin = /^[a-z]$/i.test(event.key)
  return latin ? event.key.toLowerCase() === name : event.code === `Key${name.toUpperCase()}`
}

/** Where single keys belong to somebody else: who types there, or a window that holds the focus. */
const taken =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=listbox], [role=menu]'

/**
 * Listens to keys of the whole page. Single keys do nothing while somebody types or a window has the focus; those with `mod+` always
 * count. A handler that answers false lets the browser have the key.
 */
export function useShortcuts(shortcuts: Record<string, () => void | false>, enabled = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || (event.repeat && event.ctrlKey)) return
    for (const [name, run] of Object.entries(shortcuts)) {
      if (!matchesShortcut(event, name)) continue
      if (
        !name.startsWith('mod+') &&
        event.target instanceof Element &&
        event.target.closest(taken)
      )
        continue
      if (run() !== false) event.preventDefault()
      return
    }
  })
  useEffect(() => {
    if (!enabled) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [enabled])
}
