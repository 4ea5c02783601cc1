import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { GalleryPicture } from '../../features/content/logo-dialog.tsx'
import { pictureUrl } from '../../features/media/media-queries.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

interface GalleryLineProps {
  logo: GalleryPicture
  /** Undefined where the names are only read. */
  onEdit: (() => void) | undefined
}

/** A picture of the gallery with its name. */
export function GalleryLine({ logo, onEdit }: GalleryLineProps) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <span className="flex items-center gap-3">
      <img
        src={pictureUrl(logo.media)}
        alt=""
        width={40}
        height={40}
        loading="lazy"
        className="size-10 shrink-0 rounded-md border border-line bg-card object-contain"
      />
      {onEdit ? (
        <button
          type="button"
          aria-label={t('content.editNamed', { name: logo.label[locale] })}
          onClick={onEdit}
          className="min-h-10 min-w-0 cursor-pointer text-left hover:text-leaf hover:underline max-md:min-h-11"
        >
          {logo.label[locale] || '…'}
        </button>
      ) : (
        logo.label[locale]
      )}
    </span>
  )
}
