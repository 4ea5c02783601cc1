import { Button } from '@tsiran/ui/button'
import { useId, useRef } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import type { Typed } from './use-typed.ts'

interface ContestedProps {
  typed: Pick<Typed<unknown>, 'isContested' | 'keepMine' | 'takeTheirs'>
  /** What the colleague has saved. */
  theirs: string
}

/** The first field of the page that waits for a choice between two values. */
export const findContested = () => document.querySelector<HTMLElement>('[data-contested]')

/** Below a field that a colleague has saved meanwhile: theirs, and which of the two counts. */
export function Contested({
  typed: { isContested, keepMine, takeTheirs },
  theirs,
}: ContestedProps) {
  const t = useMessages()
  const textId = useId()
  const group = useRef<HTMLDivElement>(null)
  if (!isContested) return null
  /** The buttons go away with the choice; the focus stays at the field. */
  const choose = (act: () => void) => () => {
    group.current?.parentElement?.querySelector<HTMLElement>('input, textarea')?.focus()
    act()
  }
  return (
    <div
      ref={group}
      role="group"
      aria-labelledby={textId}
      data-contested
      tabIndex={-1}
      className="mt-1.5 grid scroll-my-40 gap-2 rounded-control"
    >
      <p id={textId} className="text-sm font-medium wrap-anywhere whitespace-pre-line text-red">
        {t('drafts.theirs', { text: theirs || '–' })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={choose(keepMine)}>
          {t('drafts.keepMine')}
        </Button>
        <Button variant="quiet" onClick={choose(takeTheirs)}>
          {t('drafts.takeTheirs')}
        </Button>
      </div>
    </div>
  )
}
