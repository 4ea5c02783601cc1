import { Button } from '@tsiran/ui/button'
import { useMessages } from '../../platform/i18n/language.tsx'
import type { Typed } from './use-typed.ts'

interface ContestedProps {
  typed: Pick<Typed<unknown>, 'isContested' | 'keepMine' | 'takeTheirs'>
  /** What the colleague has saved. */
  theirs: string
}

/** Below a field that a colleague has saved meanwhile: theirs, and which of the two counts. */
export function Contested({
  typed: { isContested, keepMine, takeTheirs },
  theirs,
}: ContestedProps) {
  const t = useMessages()
  if (!isContested) return null
  return (
    <div className="mt-1.5 grid gap-2">
      <p className="text-sm font-medium break-words whitespace-pre-line text-red">
        {t('drafts.theirs', { text: theirs || '–' })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={keepMine}>
          {t('drafts.keepMine')}
        </Button>
        <Button variant="quiet" onClick={takeTheirs}>
          {t('drafts.takeTheirs')}
        </Button>
      </div>
    </div>
  )
}
