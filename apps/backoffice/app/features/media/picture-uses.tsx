import { useQuery } from '@tanstack/react-query'
import type { MediaRow, MediaUse } from '@tsiran/contract/admin/media-shapes'
import { Link } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'
import { mediaUsage } from './media-queries.ts'

/** Names that are shown at once. */
const shown = 8

const pages: Record<MediaUse['type'], (id: number) => string> = {
  product: (id) => `/products/${id}`,
  category: (id) => `/categories/${id}`,
  brand: (id) => `/brands/${id}`,
  attribute: (id) => `/attributes/${id}`,
  slider: (id) => `/content/sliders/${id}`,
  post: (id) => `/content/posts/${id}`,
  page: (id) => `/content/pages/${id}`,
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
        {uses.slice(0, shown).map(({ type, id, label }) => (
          <li key={`${type} ${id}`} className="flex min-h-8 items-center gap-2">
            <span className="text-sm text-muted">{t(`media.use.${type}`)}</span>
            <Link to={pages[type](id)} className="font-semibold text-leaf hover:underline">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {(usage.data?.total ?? 0) > shown && (
        <p className="text-sm text-muted">
          {t('media.moreUses', { count: usage.data!.total - shown })}
        </p>
      )}
    </section>
  )
}
