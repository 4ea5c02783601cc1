import { useQuery } from '@tanstack/react-query'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button } from '@tsiran/ui/button'
import { useState } from 'react'
import { AddThing } from '../../features/content/add-thing.tsx'
import { ContentPage } from '../../features/content/content-page.tsx'
import { slidesQuery } from '../../features/content/content-queries.ts'
import { OrderedThings } from '../../features/content/ordered-things.tsx'
import { ThingState } from '../../features/content/thing-state.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { LoadPart } from '../../features/shell/load-part.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** The slides of the home page. */
export default function Slides() {
  const t = useMessages()
  const locale = useLocale()
  const mayWrite = useCan()('content.write')
  const query = useQuery(slidesQuery)
  const [adding, setAdding] = useState(false)
  return (
    <ContentPage
      tab="sliders"
      actions={mayWrite && <Button onClick={() => setAdding(true)}>{t('content.newSlide')}</Button>}
    >
      <LoadPart query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-muted">{t('content.noSlides')}</p>
          ) : (
            <OrderedThings
              kind="sliders"
              label={t('content.sliders')}
              rows={rows}
              nameOf={({ title }) => title[locale]}
              isShown={({ active }) => active}
              edit={({ id }) => ({ to: `/content/sliders/${id}` })}
              mayWrite={mayWrite}
            >
              {({ title, image_url, path, active, page_hidden }) => (
                <>
                  <img
                    src={image_url}
                    alt=""
                    width={56}
                    height={56}
                    loading="lazy"
                    className="size-14 rounded-control border border-line object-cover"
                  />
                  <span className="min-w-0 flex-1 basis-40 font-semibold">{title[locale]}</span>
                  <span className="min-w-0 text-sm wrap-anywhere text-muted">{path}</span>
                  {page_hidden && (
                    <span className="text-sm text-apricot-dark">{t('content.pageHidden')}</span>
                  )}
                  <ThingState state={active ? 'shown' : 'hidden'} />
                </>
              )}
            </OrderedThings>
          )
        }
      </LoadPart>
      {adding && (
        <AddThing
          title={t('content.newSlide')}
          add={t('content.addSlide')}
          call={(title) => api('POST /api/admin/sliders', { body: { title } })}
          pathOf={(id) => `/content/sliders/${id}`}
          onClose={() => setAdding(false)}
        />
      )}
    </ContentPage>
  )
}
