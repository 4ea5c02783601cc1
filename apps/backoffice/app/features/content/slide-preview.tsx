import type { Text3 } from '@tsiran/contract/admin/schema'
import { languages, locales } from '@tsiran/contract/locale'
import { Panel } from '@tsiran/ui/detail-layout'
import { useMessages } from '../../platform/i18n/language.tsx'
import { pictureUrl } from '../media/media-queries.ts'
import { RemovedParts } from './removed-note.tsx'
import { useClean } from './use-clean.ts'

interface SlidePreviewProps {
  slide: { title: Text3; content: Text3; link_label: Text3; image: string | null }
}

/** A slide in each language, with the caption as the server's sanitiser leaves it, before it is saved. */
export function SlidePreview({ slide: { title, content, link_label, image } }: SlidePreviewProps) {
  const t = useMessages()
  const clean = useClean('caption', content)
  return (
    <Panel title={t('content.asInShop')}>
      <RemovedParts parts={clean?.removed ?? []} />
      <ul className="grid gap-3 lg:grid-cols-3">
        {locales.map((locale) => (
          <li
            key={locale}
            className="min-w-0 overflow-hidden rounded-card border border-line bg-apricot-soft"
          >
            {image !== null && (
              <img
                src={pictureUrl(image, 480)}
                alt=""
                width={480}
                height={480}
                className="aspect-square w-full object-cover"
              />
            )}
            <div lang={locale} className="grid gap-2 p-4 wrap-anywhere">
              <p className="text-xs text-muted">{languages[locale].name}</p>
              <p className="text-lg leading-tight font-extrabold">{title[locale] || '…'}</p>
              <div
                className="text-sm"
                dangerouslySetInnerHTML={{ __html: clean?.html[locale] ?? '' }}
              />
              {link_label[locale] && (
                <span className="justify-self-start rounded-control bg-leaf px-3 py-1.5 text-sm font-semibold text-white">
                  {link_label[locale]}
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
