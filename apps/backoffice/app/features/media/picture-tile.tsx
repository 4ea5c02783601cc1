import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconCrop from '@tabler/icons-react/dist/esm/icons/IconCrop.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { MediaRow } from '@tsiran/contract/admin/media-shapes'
import { IconButton } from '@tsiran/ui/icon-button'
import { useMessages } from '../../platform/i18n/language.tsx'
import { pictureUrl } from './media-queries.ts'

interface PictureTileProps {
  pictureKey: string
  /** Undefined for a picture that the library does not list. */
  row: MediaRow | undefined
  /** Its place from 0, of so many. */
  place: number
  count: number
  disabled: boolean
  isDragged: boolean
  onDragStart: () => void
  onDragEnd: () => void
  onDrop: () => void
  onMove: (to: number) => void
  onEdit: (row: MediaRow) => void
  onRemove: () => void
}

/** One picture of a field, and what can be done with it. */
export function PictureTile(props: PictureTileProps) {
  const { pictureKey, row, place, count, disabled, isDragged, onMove, onEdit, onRemove } = props
  const t = useMessages()
  const number = place + 1
  return (
    <li
      draggable={!disabled && count > 1}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        props.onDragStart()
      }}
      onDragEnd={props.onDragEnd}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={(event) => {
        if (event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        props.onDrop()
      }}
      className={`overflow-hidden rounded-control border border-line bg-card ${isDragged ? 'opacity-50' : ''} ${disabled || count === 1 ? '' : 'cursor-grab'}`}
    >
      <div className="relative">
        <img
          src={pictureUrl(pictureKey, 480)}
          alt={t('media.pictureOf', { number, count })}
          draggable={false}
          loading="lazy"
          className="aspect-square w-full bg-line/40 object-cover"
        />
        {place === 0 && count > 1 && (
          <span className="absolute top-1.5 left-1.5 rounded-full bg-shade px-2 py-0.5 text-xs font-semibold text-white">
            {t('media.first')}
          </span>
        )}
        {row?.state === 'preparing' && (
          <span className="absolute inset-x-0 bottom-0 bg-shade/80 px-2 py-0.5 text-center text-xs text-white">
            {t('media.states.preparing')}
          </span>
        )}
      </div>
      {!disabled && (
        <div className="flex flex-wrap justify-center">
          {count > 1 && (
            <>
              <IconButton
                label={t('media.moveForward', { number })}
                idle={place === 0}
                onClick={() => onMove(place - 1)}
              >
                <IconArrowLeft size={18} aria-hidden />
              </IconButton>
              <IconButton
                label={t('media.moveBack', { number })}
                idle={number === count}
                onClick={() => onMove(place + 1)}
              >
                <IconArrowRight size={18} aria-hidden />
              </IconButton>
            </>
          )}
          {row && (
            <IconButton label={t('media.edit', { number })} onClick={() => onEdit(row)}>
              <IconCrop size={18} aria-hidden />
            </IconButton>
          )}
          <IconButton label={t('media.take', { number })} onClick={onRemove}>
            <IconTrash size={18} aria-hidden />
          </IconButton>
        </div>
      )}
    </li>
  )
}
