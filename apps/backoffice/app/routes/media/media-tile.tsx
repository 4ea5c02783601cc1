import type { MediaRow } from '@tsiran/contract/admin/media-shapes'
import { formatDate } from '@tsiran/i18n/dates'
import { Status } from '@tsiran/ui/status-dot'
import { useMessages } from '../../platform/i18n/language.tsx'

interface MediaTileProps {
  row: MediaRow
  isChosen: boolean
  /** Undefined where nothing can be chosen. */
  onChoose: ((on: boolean) => void) | undefined
  onOpen: () => void
}

const megabyte = 1024 * 1024

/** A picture of the library: a press opens it, the box chooses it. */
export function MediaTile({ row, isChosen, onChoose, onOpen }: MediaTileProps) {
  const t = useMessages()
  const { name, state, uses, width, height, bytes, created_at, small_url } = row
  return (
    <li
      className={`relative overflow-hidden rounded-control border bg-card ${isChosen ? 'border-leaf outline-1 outline-leaf' : 'border-line'}`}
    >
      <button
        type="button"
        onClick={onOpen}
        aria-label={t('media.open', { name })}
        className="block w-full cursor-pointer -outline-offset-2"
      >
        <img
          src={small_url}
          alt=""
          loading="lazy"
          className="aspect-square w-full bg-line/40 object-cover"
        />
      </button>
      {onChoose && (
        <label className="absolute top-0 left-0 grid size-11 cursor-pointer place-items-center">
          <input
            type="checkbox"
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
            aria-label={t('media.select', { name })}
            className="size-5 cursor-pointer accent-leaf"
          />
        </label>
      )}
      <div className="grid gap-0.5 p-2.5 text-sm">
        <span className="truncate font-semibold" title={name}>
          {name}
        </span>
        <span className="text-muted tabular-nums">
          {width} × {height}, {(bytes / megabyte).toFixed(bytes < megabyte ? 2 : 1)} MB
        </span>
        <span className="text-muted">{formatDate(created_at)}</span>
        <span>{uses === 0 ? t('media.unused') : t('media.useCount', { count: uses })}</span>
        {state !== 'ready' && (
          <Status tone={state === 'failed' ? 'bad' : 'attention'}>
            {t(`media.states.${state}`)}
          </Status>
        )}
      </div>
    </li>
  )
}
