import { useQuery } from '@tanstack/react-query'
import { inLanguage } from '@tsiran/contract/shop-paths'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { ButtonLink } from '@tsiran/ui/button'
import { useParams } from 'react-router'
import { pageQuery } from '../../features/content/content-queries.ts'
import { LoadThing } from '../../features/people/load-thing.tsx'
import { Page } from '../../features/shell/page.tsx'
import { ShopLink } from '../../features/shell/shop-link.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'
import { GalleryForm } from './gallery-form.tsx'

/** The pictures of one page. */
export default function Gallery() {
  const t = useMessages()
  const locale = useLocale()
  const query = useQuery(pageQuery(Number(useParams()['id'])))
  const back = { to: '/content/galleries', label: t('content.galleries') }
  return (
    <LoadThing query={query} back={back}>
      {(page) => (
        <Page
          key={page.id}
          title={page.title[locale]}
          back={back}
          actions={
            <>
              <ButtonLink variant="secondary" to={`/content/pages/${page.id}`}>
                {t('content.toPage')}
              </ButtonLink>
              {!page.hidden && page.deleted_at === null && (
                <ShopLink href={inLanguage(locale, page.path)} />
              )}
            </>
          }
        >
          <GalleryForm page={page} />
        </Page>
      )}
    </LoadThing>
  )
}
