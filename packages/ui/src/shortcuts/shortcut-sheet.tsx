import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useBlockTexts } from '../block-texts.tsx'
import { Dialog } from '../dialog.tsx'
import { useShortcuts } from './use-shortcuts.tsx'

/** Shortcuts of one part of the page. */
export interface ShortcutGroup {
  title: string
  /** The keys of each shortcut; every one of them does it. */
  shortcuts: readonly { keys: readonly string[]; label: string }[]
}

type Register = (group: ShortcutGroup) => () => void

const RegisterContext = createContext<Register | null>(null)

/** Lists the shortcuts of a part of the page in the sheet while that part is shown. The same object in every rendering. */
export function useShortcutGroup(group: ShortcutGroup): void {
  const register = use(RegisterContext)
  useEffect(() => register?.(group), [register, group])
}

/** Opens the sheet of shortcuts at `?`: those of the application, then those of the parts that are shown. */
export function ShortcutSheet({
  groups,
  children,
}: {
  groups: readonly ShortcutGroup[]
  children: ReactNode
}) {
  const { shortcuts: texts } = useBlockTexts()
  const [open, setOpen] = useState(false)
  const [parts, setParts] = useState<readonly ShortcutGroup[]>([])
  const register = useMemo<Register>(
    () => (group) => {
      setParts((shown) => [...shown, group])
      return () => setParts((shown) => shown.filter((part) => part !== group))
    },
    [],
  )
  useShortcuts({ '?': () => setOpen(true) })
  return (
    <RegisterContext value={register}>
      {children}
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.title}>
        <div className="grid gap-5">
          {[...groups, ...parts].map(({ title, shortcuts }) => (
            <section key={title}>
              <h3 className="mb-1 font-semibold">{title}</h3>
              <dl>
                {shortcuts.map(({ keys, label }) => (
                  <div
                    key={label}
                    className="flex min-h-9 items-center justify-between gap-4 border-b border-line py-1 last:border-0"
                  >
                    <dt>{label}</dt>
                    <dd className="flex shrink-0 items-center gap-1.5 text-sm text-muted">
                      {keys.map((key, place) => (
                        <span key={key} className="flex items-center gap-1.5">
                          {place > 0 && texts.or}
                          <kbd className="rounded-md border border-edge bg-card px-1.5 font-sans text-ink">
                            {key}
                          </kbd>
                        </span>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </Dialog>
    </RegisterContext>
  )
}
