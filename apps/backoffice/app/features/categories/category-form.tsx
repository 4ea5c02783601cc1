import { allergens, type Allergen } from '@tsiran/contract/allergens'
import { maxCatalogTexts } from '@tsiran/contract/admin/catalog-shapes'
import type { AdminCategory } from '@tsiran/contract/admin/category-shapes'
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
  image,
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
  const { id } = category
  const { values, set, errorOf, textOf, pictureOf, bar } = useRecordForm({
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
    save: (changes, version) =>
      api('PUT /api/admin/categories/:id', { params: { id }, body: { ...changes, version } }),
    refresh: treeChanged,
    write: (name, value) => {
      if (name === 'image') return <PictureValue pictureKey={value as string | null} />
      if (name === 'allergens')
        return (value as Allergen[]).map((one) => t(`allergens.${one}`)).join(', ') || '–'
      return undefined
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
          <Text3Field {...textOf('name')} required maxLength={maxCatalogTexts.name} />
          <Text3Field
            {...textOf('description')}
            multiline
            maxLength={maxCatalogTexts.description}
          />
          <PictureField {...pictureOf('image')} disabled={!mayWrite} />
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
            {...textOf('meta_title')}
            hint={t('categories.metaTitleHint')}
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
