import { useMessages } from '../../platform/i18n/language.tsx'
import type { Stop } from './walk.ts'

interface OverviewProps {
  stops: readonly Stop[]
  /** Whether lines go into several boxes. */
  boxed: boolean
  current: number | undefined
  onOpen: (lineId: number) => void
}

/** All lines of a walk with what is open. */
export function Overview({ stops, boxed, current, onOpen }: OverviewProps) {
  const t = useMessages()
  return (
    <section aria-labelledby="picking-lines" className="grid gap-2">
      <h2 id="picking-lines" className="text-lg font-bold">
        {t('picking.overview')}
      </h2>
      <ul className="grid gap-1">
        {stops.map(({ line, box }) => (
          <li key={line.id}>
            <button
              type="button"
              aria-current={line.id === current ? 'step' : undefined}
              onClick={() => onOpen(line.id)}
              className="flex min-h-12 w-full cursor-pointer items-center justify-between gap-3 rounded-control border border-line px-3 py-2 text-left hover:border-leaf aria-[current=step]:border-leaf"
            >
              <span className="min-w-0">
                {line.place && <strong>{line.place} </strong>}
                {line.name}
                {boxed && (
                  <span className="text-sm text-muted"> · {t('picking.batch.boxOf', { box })}</span>
                )}
                {line.chilled && (
                  <span className="text-sm text-muted"> · {t('picking.chilled')}</span>
                )}
              </span>
              <span className="shrink-0 text-sm tabular-nums">
                {line.state === null
                  ? t('picking.count', { count: line.quantity })
                  : t(`picking.state.${line.state}`)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
