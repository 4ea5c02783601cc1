import { useQuery } from '@tanstack/react-query'
import { maxCatalogTexts } from '@tsiran/contract/admin/catalog-shapes'
import type { AdminBrand } from '@tsiran/contract/admin/brands'
import { brandPath } from '@tsiran/contract/shop-paths'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { DetailLayout, Panel } from '@tsiran/ui/detail-layout'
import { Field } from '@tsiran/ui/field'
import { SaveBar } from '@tsiran/ui/save-bar/save-bar'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { useParams } from 'react-router'
import { brandQuery, brandsChanged } from '../../features/brands/brand-queries.ts'
import { ThingHistory } from '../../features/history/thing-history.tsx'
import { Facts } from '../../features/people/facts.tsx'
import { PictureField } from '../../features/media/picture-field.tsx'
import { PictureValue } from '../../features/media/picture-value.tsx'
import { LoadThing } from '../../features/people/load-thing.tsx'
import { useRecordForm } from '../../features/people/use-record-form.ts'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { ShopLink } from '../../features/shell/shop-link.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** One brand. */
export default function Brand() {
  const t = useMessages()
  const locale = useLocale()
  const query = useQuery(brandQuery(Number(useParams()['id'])))
  const back = { to: '/brands', label: t('brands.title') }
  return (
    <LoadThing query={query} back={back}>
      {(brand) => (
        <Page
          key={brand.id}
          title={brand.label[locale]}
          back={back}
          actions={brand.products > 0 && <ShopLink href={brandPath(locale, brand.id)} />}
        >
          <DetailLayout side={<BrandFacts brand={brand} />} sideLabel={t('brands.facts')}>
            <BrandForm brand={brand} />
            <ThingHistory type="brand" id={brand.id} />
          </DetailLayout>
        </Page>
      )}
    </LoadThing>
  )
}

function BrandFacts({ brand: { image_url, products } }: { brand: AdminBrand }) {
  const t = useMessages()
  return (
    <Panel title={t('brands.facts')}>
      <img
        src={image_url}
        alt=""
        width={120}
        height={120}
        className="mb-3 size-30 rounded-control border border-line object-cover"
      />
      <Facts rows={[[t('categories.products'), products]]} />
    </Panel>
  )
}

const valuesOf = ({ label, slug, logo }: AdminBrand) => ({ label, slug, logo })

function BrandForm({ brand }: { brand: AdminBrand }) {
  const t = useMessages()
  const mayWrite = useCan()('catalogue.write')
  const { id } = brand
  const { values, set, errorOf, textOf, pictureOf, bar } = useRecordForm({
    thing: brand,
    values: valuesOf,
    words: {
      label: t('brands.name'),
      slug: t('categories.slug'),
      logo: t('categories.image'),
    },
    save: (changes, version) =>
      api('PUT /api/admin/brands/:id', { params: { id }, body: { ...changes, version } }),
    refresh: brandsChanged,
    write: (name, value) =>
      name === 'logo' ? <PictureValue pictureKey={value as string | null} /> : undefined,
  })
  return (
    <>
      <Panel title={t('categories.texts')}>
        <fieldset disabled={!mayWrite} className="grid gap-5">
          <Text3Field {...textOf('label')} required maxLength={maxCatalogTexts.name} />
          <Field
            label={t('categories.slug')}
            hint={t('brands.slugHint')}
            value={values.slug}
            maxLength={maxCatalogTexts.slug}
            error={errorOf('slug')}
            spellCheck={false}
            onChange={({ target }) => set('slug', target.value)}
          />
          <PictureField {...pictureOf('logo')} disabled={!mayWrite} />
        </fieldset>
      </Panel>
      <SaveBar {...bar} />
    </>
  )
}
