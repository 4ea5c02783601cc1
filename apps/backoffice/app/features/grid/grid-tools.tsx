import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import { Button } from '@tsiran/ui/button'
import { IconButton } from '@tsiran/ui/icon-button'
import { useMessages } from '../../platform/i18n/language.tsx'
import type { Grid } from './use-grid.ts'

interface GridToolsProps {
  grid: Grid
  onApply: () => void
}

/** What is staged, and what can be done with it. */
export function GridTools({ grid, onApply }: GridToolsProps) {
  const t = useMessages()
  const { staged, past, future } = grid.edits
  const invalid = [...staged.values()].filter(({ problem, refused }) => problem ?? refused).length
  return (
    <div className="sticky bottom-0 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-card border border-line bg-card p-2">
      <p role="status" className="mr-auto px-2">
        <b>{staged.size === 0 ? t('grid.nothing') : t('grid.staged', { count: staged.size })}</b>
        {invalid > 0 && (
          <span className="ml-2 font-medium text-red">{t('grid.invalid', { count: invalid })}</span>
        )}
      </p>
      <IconButton label={t('grid.undo')} disabled={past.length === 0} onClick={grid.undo}>
        <IconArrowBackUp size={20} aria-hidden />
      </IconButton>
      <IconButton label={t('grid.redo')} disabled={future.length === 0} onClick={grid.redo}>
        <IconArrowForwardUp size={20} aria-hidden />
      </IconButton>
      <Button variant="quiet" onClick={() => grid.fillDown()}>
        {t('grid.fill')}
      </Button>
      <Button variant="secondary" disabled={staged.size === 0} onClick={grid.discard}>
        {t('grid.discard')}
      </Button>
      <Button disabled={staged.size === 0} onClick={onApply}>
        {t('bulk.preview')}
      </Button>
    </div>
  )
}
