import { useCallback, useRef, type ReactNode } from 'react'
import { useBlockTexts } from '../block-texts.tsx'
import { Button } from '../button.tsx'
import { useShortcuts } from '../shortcuts/use-shortcuts.tsx'
import { ConflictDialog, type SaveConflict } from './conflict-dialog.tsx'
import { LeaveGuard } from './leave-guard.tsx'

export interface SaveBarProps {
  /** The words of what changed, as `changedFields` names them; none hides the bar. */
  changes: readonly string[]
  onSave: () => void
  onDiscard: () => void
  /** The save is on its way. */
  pending?: boolean
  /** Why the last save failed. */
  error?: string | null
  /** A button that helps where it failed. */
  remedy?: ReactNode
  /** Somebody else saved in between. */
  conflict?: SaveConflict | null
  /** Let go where a save itself leads to another page. */
  guarded?: boolean
}

/** The bars of the page that have something to save. */
const shownBars = new Set<HTMLElement>()

/**
 * The bar of a form at the bottom edge: what changed, Save (also Ctrl-S or Cmd-S), Discard. Leaving the page with changes asks first.
 * Place it last in the form's column.
 */
export function SaveBar({
  changes,
  onSave,
  onDiscard,
  pending = false,
  error,
  remedy,
  conflict,
  guarded = true,
}: SaveBarProps) {
  const { saveBar: texts } = useBlockTexts()
  const dirty = changes.length > 0
  const bar = useRef<HTMLElement>(null)
  const show = useCallback((shown: HTMLElement | null) => {
    if (!shown) return
    bar.current = shown
    shownBars.add(shown)
    return () => {
      bar.current = null
      shownBars.delete(shown)
    }
  }, [])
  useShortcuts({
    'mod+s': () => {
      // A window with a form of its own is over the page: what is typed there would not be saved.
      if (document.querySelector('[data-window] form')) return
      // Of several forms of a page the key is for the one that is seen, such as that of the open tab.
      const bars = [...shownBars]
      const meant = bars.find((one) => one.checkVisibility()) ?? bars[0]
      if (meant && meant !== bar.current) return false
      if (dirty && !pending) onSave()
    },
  })
  return (
    <>
      <LeaveGuard active={dirty} paused={!guarded} />
      {conflict && <ConflictDialog conflict={conflict} pending={pending} />}
      {(dirty || pending) && (
        <div
          ref={show}
          role="region"
          data-foot-bar
          aria-label={texts.region}
          className="sticky bottom-[calc(var(--bars,0px)+0.75rem)] z-30 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line bg-card p-2 pl-4 shadow-lg shadow-shade/15 md:bottom-3"
        >
          <div className="min-w-0 flex-1 basis-48 py-1 text-sm">
            <p aria-live="polite">{texts.changed(changes.join(', '))}</p>
            {error && (
              <p role="alert" className="font-medium text-red">
                {error}
              </p>
            )}
            {error && remedy}
          </div>
          <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
            <Button variant="quiet" onClick={onDiscard} disabled={pending}>
              {texts.discard}
            </Button>
            <Button
              onClick={() => !pending && onSave()}
              loading={pending}
              aria-keyshortcuts="Control+S Meta+S"
            >
              {texts.save}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
