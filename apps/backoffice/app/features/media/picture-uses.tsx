import { useQuery } from '@tanstack/react-query'
import type { MediaRow, MediaUse } from '@tsiran/contract/admin/media-shapes'
import { Link } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'
import { mediaUsage } from './media-queries.ts'

/** Names that are shown at once. */
const shown = 8

const pages: Partial<Record<MediaUse['type'], (id: number) => string>> = {
  product: (id) => `/products/${id}`,
  shop: () => '/settings/shop',
}

/** Where a picture is shown. */
export function PictureUses({ picture }: { picture: MediaRow }) {
  const t = useMessages()
  const usage = useQuery({ ...mediaUsage(picture.key), enabled: picture.uses > 0 })
  const uses = usage.data?.data ?? []
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{t('media.uses')}</h3>
      {picture.uses === 0 && <p className="text-muted">{t('media.unused')}</p>}
      <ul className="empty:hidden">
        {uses.slice(0, shown).map(({ type, id, label }) => {
          const to = pages[type]?.(id)
          return (
            <li key={`${type} ${id}`} className="flex min-h-8 items-center gap-2">
              <span className="text-sm text-muted">{t(`media.use.${type}`)}</span>
              {to ? (
                <Link to={to} className="font-semibold text-leaf hover:underline">
                  {label}
                </Link>
              ) : (
                <span>{label}</span>
              )}
            </li>
          )
        })}
      </ul>
      {(usage.data?.total ?? 0) > shown && (
        <p className="text-sm text-muted">
          {t('media.moreUses', { count: usage.data!.total - shown })}
        </p>
      )}
    </section>
  )
}
