import { useQuery } from '@tanstack/react-query'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import type { MediaRow } from '@tsiran/contract/admin/media-shapes'
import { Button } from '@tsiran/ui/button'
import { useTouch } from '@tsiran/ui/touch'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { moved } from '../lists/moved.ts'
import { useCan } from '../session/me-query.ts'
import { LibraryDialog } from './library-dialog.tsx'
import { mediaByKeys } from './media-queries.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { PictureTile } from './picture-tile.tsx'
import { UploadList } from './upload-list.tsx'
import { UploadZone } from './upload-zone.tsx'
import { useUploads } from './use-uploads.ts'

interface PictureFieldProps {
  label: string
  hint?: string
  /** Keys of the pictures, in their order; the first one is shown in lists. */
  value: readonly string[]
  onChange: (keys: string[]) => void
  /** Pictures at most. */
  max?: number
  error?: string | undefined
  disabled?: boolean
  /** Told when files begin to be sent and when all have arrived: a window that closes before loses them. */
  onSending?: (isSending: boolean) => void
}

/**
 * Pictures of a thing: uploaded, chosen from the library, put in order by dragging or by buttons. Their alternative texts and the
 * parts that are shown are saved at once, for every place that shows them; the list itself is saved with the form.
 */
export function PictureField({
  label,
  hint,
  value,
  onChange,
  max = 50,
  error,
  disabled = false,
  onSending,
}: PictureFieldProps) {
  const t = useMessages()
  const mayWrite = useCan()('media.write')
  const touch = useTouch()
  // Uploads end later than the list that they began with.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const change = (keys: string[]) => {
    latest.current = keys
    touch()
    onChange(keys)
  }
  const add = (pictures: readonly MediaRow[]) => {
    const added = pictures.map(({ key }) => key).filter((key) => !latest.current.includes(key))
    if (max === 1) return change(added.length > 0 ? added.slice(-1) : [...latest.current])
    change([...latest.current, ...added].slice(0, max))
  }
  const uploads = useUploads((picture) => add([picture]))
  const isSending = uploads.uploads.some(({ state }) => state === 'waiting' || state === 'sending')
  useEffect(() => onSending?.(isSending), [onSending, isSending])
  const rows = useQuery(mediaByKeys(value)).data?.data ?? []
  const [edited, setEdited] = useState<MediaRow | null>(null)
  const [choosing, setChoosing] = useState(false)
  const [dragged, setDragged] = useState<number | null>(null)
  const [chooser, place] = [useRef<HTMLButtonElement>(null), useRef<HTMLDivElement>(null)]
  // The library closes to its button, or to what has taken its place where the field is full by then.
  const opener = {
    get current() {
      return chooser.current ?? place.current
    },
  }
  const isFull = max > 1 && value.length >= max
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <ol className="grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]">
        {value.map((key, place) => (
          <PictureTile
            key={key}
            pictureKey={key}
            row={rows.find((row) => row.key === key)}
            place={place}
            count={value.length}
            disabled={disabled}
            isDragged={dragged === place}
            onDragStart={() => setDragged(place)}
            onDragEnd={() => setDragged(null)}
            onDrop={() => {
              if (dragged !== null) change(moved(value, dragged, place))
              setDragged(null)
            }}
            onMove={(to) => change(moved(value, place, to))}
            onEdit={setEdited}
            onRemove={() => change(value.filter((other) => other !== key))}
          />
        ))}
      </ol>
      {!disabled && (
        <div ref={place} tabIndex={-1}>
          {isFull ? (
            <Notice kind="warning">{t('media.full', { count: max })}</Notice>
          ) : (
            <UploadZone single={max === 1} disabled={!mayWrite} onFiles={uploads.add}>
              <Button ref={chooser} variant="secondary" onClick={() => setChoosing(true)}>
                <IconPhoto size={20} aria-hidden />
                {t('media.fromLibrary')}
              </Button>
            </UploadZone>
          )}
        </div>
      )}
      <UploadList {...uploads} />
      {(error ?? hint) && (
        <p className={`text-sm ${error ? 'font-medium text-red' : 'text-muted'}`}>
          {error ?? hint}
        </p>
      )}
      <LibraryDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        single={max === 1}
        {...(max > 1 && { max })}
        taken={value}
        onChoose={add}
        opener={opener}
      />
      <PictureDialog
        picture={edited}
        mayWrite={mayWrite && !disabled}
        onClose={() => setEdited(null)}
        onSaved={({ key }, from) =>
          key !== from && change(latest.current.map((own) => (own === from ? key : own)))
        }
      />
    </fieldset>
  )
}
