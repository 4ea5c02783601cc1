import { allergens, type Allergen } from '@tsiran/contract/allergens'
import { maxCatalogTexts } from '@tsiran/contract/admin/catalog-shapes'
import type { AdminCategory } from '@tsiran/contract/admin/categories'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Checkbox } from '@tsiran/ui/checkbox'
import { Panel } from '@tsiran/ui/detail-layout'
import { Field } from '@tsiran/ui/field'
import { SaveBar } from '@tsiran/ui/save-bar/save-bar'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { PictureField } from '../media/picture-field.tsx'
import { PictureValue } from '../media/picture-value.tsx'
import { useRecordForm } from '../people/use-record-form.ts'
import { treeChanged } from './category-queries.ts'

const valuesOf = ({
  name,
  slug,
  description,
  meta_title,
  image,
  in_menu,
  hidden,
  age_restricted,
  allergens: named,
}: AdminCategory) => ({
  name,
  slug,
  description,
  meta_title,
  image: image ?? '',
  in_menu,
  hidden,
  age_restricted,
  allergens: named,
})

/** What the staff may change of a category. */
export function CategoryForm({
  category,
  mayWrite,
}: {
  category: AdminCategory
  mayWrite: boolean
}) {
  const t = useMessages()
  const locale = useLocale()
  const { id } = category
  const { values, set, errorOf, errorsOf, bar } = useRecordForm({
    thing: category,
    values: valuesOf,
    words: {
      name: t('categories.name'),
      slug: t('categories.slug'),
      description: t('categories.description'),
      meta_title: t('categories.metaTitle'),
      image: t('categories.image'),
      in_menu: t('categories.inMenu'),
      hidden: t('categories.hidden'),
      age_restricted: t('categories.age'),
      allergens: t('categories.allergens'),
    },
    save: ({ image, ...changes }, version) =>
      api('PUT /api/admin/categories/:id', {
        params: { id },
        body: { ...changes, ...(image !== undefined && { image: image || null }), version },
      }),
    refresh: treeChanged,
    write: (name, value) => {
      if (name === 'image') return <PictureValue pictureKey={value as string} />
      if (typeof value === 'boolean') return t(value ? 'categories.yes' : 'categories.no')
      if (Array.isArray(value))
        return (value as Allergen[]).map((one) => t(`allergens.${one}`)).join(', ')
      return typeof value === 'object' && value !== null
        ? Object.values(value).join('\n')
        : String(value)
    },
  })
  const toggle = (allergen: Allergen, on: boolean) =>
    set(
      'allergens',
      allergens.filter((other) => (other === allergen ? on : values.allergens.includes(other))),
    )
  return (
    <>
      <Panel title={t('categories.texts')}>
        <fieldset disabled={!mayWrite} className="grid gap-5">
          <Text3Field
            label={t('categories.name')}
            value={values.name}
            onChange={(name) => set('name', name)}
            required
            maxLength={maxCatalogTexts.name}
            errors={errorsOf('name')}
            preferred={locale}
          />
          <Text3Field
            label={t('categories.description')}
            value={values.description}
            onChange={(description) => set('description', description)}
            multiline
            maxLength={maxCatalogTexts.description}
          />
          <PictureField
            label={t('categories.image')}
            value={values.image === '' ? [] : [values.image]}
            onChange={([key = '']) => set('image', key)}
            max={1}
            error={errorOf('image')}
            disabled={!mayWrite}
          />
        </fieldset>
      </Panel>
      <Panel title={t('categories.seo')}>
        <fieldset disabled={!mayWrite} className="grid gap-5">
          <Field
            label={t('categories.slug')}
            hint={t('categories.slugHint')}
            value={values.slug}
            maxLength={maxCatalogTexts.slug}
            error={errorOf('slug')}
            spellCheck={false}
            onChange={({ target }) => set('slug', target.value)}
          />
          <Text3Field
            label={t('categories.metaTitle')}
            hint={t('categories.metaTitleHint')}
            value={values.meta_title}
            onChange={(title) => set('meta_title', title)}
            maxLength={maxCatalogTexts.metaTitle}
          />
        </fieldset>
      </Panel>
      <Panel title={t('categories.rules')}>
        <fieldset disabled={!mayWrite} className="grid gap-1">
          <Checkbox
            label={t('categories.hiddenField')}
            checked={values.hidden}
            onChange={({ target }) => set('hidden', target.checked)}
          />
          <Checkbox
            label={t('categories.inMenuField')}
            checked={values.in_menu}
            onChange={({ target }) => set('in_menu', target.checked)}
          />
          <Checkbox
            label={t('categories.ageField')}
            checked={values.age_restricted}
            onChange={({ target }) => set('age_restricted', target.checked)}
          />
        </fieldset>
      </Panel>
      <Panel title={t('categories.allergens')}>
        <p className="mb-2 text-muted">{t('categories.allergensNote')}</p>
        <fieldset
          disabled={!mayWrite}
          aria-label={t('categories.allergens')}
          className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3"
        >
          {allergens.map((allergen) => (
            <Checkbox
              key={allergen}
              label={t(`allergens.${allergen}`)}
              checked={values.allergens.includes(allergen)}
              onChange={({ target }) => toggle(allergen, target.checked)}
            />
          ))}
        </fieldset>
      </Panel>
      <SaveBar {...bar} />
    </>
  )
}
