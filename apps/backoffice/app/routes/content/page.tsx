import { useQuery } from '@tanstack/react-query'
import { maxContentTexts } from '@tsiran/contract/admin/content-shapes'
import type { AdminPage } from '@tsiran/contract/admin/page-shapes'
import { locales } from '@tsiran/contract/locale'
import { inLanguage } from '@tsiran/contract/shop-paths'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { ButtonLink } from '@tsiran/ui/button'
import { Checkbox } from '@tsiran/ui/checkbox'
import { DetailLayout, Panel } from '@tsiran/ui/detail-layout'
import { SaveBar } from '@tsiran/ui/save-bar/save-bar'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { useParams } from 'react-router'
import { contentChanged, pageQuery } from '../../features/content/content-queries.ts'
import { DeletedNote, RestoreThing } from '../../features/content/deleted-note.tsx'
import { RemovedNote } from '../../features/content/removed-note.tsx'
import { RichTextField } from '../../features/editor/rich-text-field.tsx'
import { ThingHistory } from '../../features/history/thing-history.tsx'
import { LoadThing } from '../../features/people/load-thing.tsx'
import { useRecordForm } from '../../features/people/use-record-form.ts'
import { SearchPreview } from '../../features/seo/search-preview.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { ShopLink } from '../../features/shell/shop-link.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** One written page. */
export default function ContentPageEditor() {
  const t = useMessages()
  const locale = useLocale()
  const query = useQuery(pageQuery(Number(useParams()['id'])))
  const back = { to: '/content/pages', label: t('content.pages') }
  return (
    <LoadThing query={query} back={back}>
      {(page) => (
        <Page
          key={page.id}
          title={page.title[locale]}
          back={back}
          actions={
            !page.hidden &&
            page.deleted_at === null && <ShopLink href={inLanguage(locale, page.path)} />
          }
        >
          <DeletedNote kind="pages" thing={page} name={page.title[locale]} />
          <PageForm page={page} />
        </Page>
      )}
    </LoadThing>
  )
}

const valuesOf = ({ title, html, meta_title, meta_description, hidden }: AdminPage) => ({
  title,
  html,
  meta_title,
  meta_description,
  hidden,
})

function PageForm({ page }: { page: AdminPage }) {
  const t = useMessages()
  const locale = useLocale()
  const mayWrite = useCan()('content.write')
  const disabled = !mayWrite || page.deleted_at !== null
  const { id, path, fixed, logos } = page
  const { values, set, textOf, bar } = useRecordForm({
    thing: page,
    values: valuesOf,
    words: {
      title: t('content.titleField'),
      html: t('content.text'),
      meta_title: t('content.metaTitle'),
      meta_description: t('content.metaDescription'),
      hidden: t('content.state'),
    },
    save: (changes, version) =>
      api('PUT /api/admin/pages/:id', { params: { id }, body: { ...changes, version } }),
    refresh: contentChanged,
    write: (name, value) =>
      name === 'hidden' ? t(`content.states.${value ? 'hidden' : 'shown'}`) : undefined,
  })
  const side = (
    <Panel title={t('content.facts')}>
      <Checkbox
        label={t('content.showField')}
        checked={!values.hidden}
        disabled={disabled || (fixed && !page.hidden)}
        onChange={({ target }) => set('hidden', !target.checked)}
      />
      {fixed && !page.hidden && <p className="mb-2 text-sm text-muted">{t('content.fixedNote')}</p>}
      <ButtonLink variant="secondary" to={`/content/galleries/${id}`} className="mt-2">
        {t('content.gallery')} · {t('content.pictures', { count: logos.length })}
      </ButtonLink>
    </Panel>
  )
  return (
    <>
      <DetailLayout side={side} sideLabel={t('content.facts')}>
        <Panel title={t('content.texts')}>
          <div className="grid gap-5">
            <Text3Field
              {...textOf('title')}
              required
              disabled={disabled}
              maxLength={maxContentTexts.title}
            />
            <RichTextField {...textOf('html')} kind="page" disabled={disabled} />
            {!disabled && <RemovedNote html={values.html} />}
          </div>
        </Panel>
        <Panel title={t('content.seo')}>
          <div className="grid gap-5">
            <Text3Field
              {...textOf('meta_title')}
              disabled={disabled}
              maxLength={maxContentTexts.metaTitle}
            />
            <Text3Field
              {...textOf('meta_description')}
              multiline
              disabled={disabled}
              maxLength={maxContentTexts.description}
            />
            <ul className="grid gap-3 lg:grid-cols-3">
              {locales.map((each) => (
                <SearchPreview
                  key={each}
                  locale={each}
                  title={values.meta_title[each] || values.title[each]}
                  description={values.meta_description[each]}
                  path={inLanguage(each, path)}
                  descriptionName={t('content.metaDescription')}
                />
              ))}
            </ul>
          </div>
        </Panel>
        <ThingHistory type="page" id={id} />
      </DetailLayout>
      <SaveBar
        {...bar}
        remedy={<RestoreThing kind="pages" thing={page} name={page.title[locale]} />}
      />
    </>
  )
}
