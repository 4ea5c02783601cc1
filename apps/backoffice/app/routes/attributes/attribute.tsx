import { useQuery } from '@tanstack/react-query'
import type { AdminAttribute } from '@tsiran/contract/admin/attribute-shapes'
import { maxCatalogTexts } from '@tsiran/contract/admin/catalog-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { DetailLayout, Panel } from '@tsiran/ui/detail-layout'
import { SaveBar } from '@tsiran/ui/save-bar/save-bar'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { useParams } from 'react-router'
import { attributeQuery, attributesChanged } from '../../features/attributes/attribute-queries.ts'
import { KindFields } from '../../features/attributes/kind-fields.tsx'
import { OptionsPanel } from '../../features/attributes/options-panel.tsx'
import { ThingHistory } from '../../features/history/thing-history.tsx'
import { Facts } from '../../features/people/facts.tsx'
import { LoadThing } from '../../features/people/load-thing.tsx'
import { useRecordForm } from '../../features/people/use-record-form.ts'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** One attribute with its options. */
export default function Attribute() {
  const t = useMessages()
  const locale = useLocale()
  const mayWrite = useCan()('catalogue.write')
  const query = useQuery(attributeQuery(Number(useParams()['id'])))
  const back = { to: '/attributes', label: t('attributes.title') }
  return (
    <LoadThing query={query} back={back}>
      {(attribute) => (
        <Page key={attribute.id} title={attribute.label[locale]} back={back}>
          <DetailLayout
            sideLabel={t('attributes.facts')}
            side={
              <Panel title={t('attributes.facts')}>
                <Facts
                  rows={[
                    [t('attributes.code'), attribute.code],
                    [t('categories.products'), attribute.products],
                  ]}
                />
              </Panel>
            }
          >
            {attribute.type !== 'text' && (
              <OptionsPanel attribute={attribute} mayWrite={mayWrite} />
            )}
            <AttributeForm attribute={attribute} mayWrite={mayWrite} />
            <ThingHistory type="attribute" id={attribute.id} />
          </DetailLayout>
        </Page>
      )}
    </LoadThing>
  )
}

const valuesOf = ({ label, type, filterable, configurable }: AdminAttribute) => ({
  label,
  type,
  filterable,
  configurable,
})

function AttributeForm({ attribute, mayWrite }: { attribute: AdminAttribute; mayWrite: boolean }) {
  const t = useMessages()
  const { id } = attribute
  const { values, set, errorOf, textOf, bar } = useRecordForm({
    thing: attribute,
    values: valuesOf,
    words: {
      label: t('attributes.name'),
      type: t('attributes.type'),
      filterable: t('attributes.filterable'),
      configurable: t('attributes.configurable'),
    },
    save: (changes, version) =>
      api('PUT /api/admin/attributes/:id', { params: { id }, body: { ...changes, version } }),
    refresh: attributesChanged,
    write: (name, value) =>
      name === 'type' ? t(`attributes.types.${value as AdminAttribute['type']}`) : undefined,
  })
  return (
    <>
      <Panel title={t('attributes.kind')}>
        <fieldset disabled={!mayWrite} className="grid gap-5">
          <Text3Field {...textOf('label')} required maxLength={maxCatalogTexts.name} />
          <KindFields
            value={values}
            onChange={({ type, filterable, configurable }) => {
              if (type !== undefined) set('type', type)
              if (filterable !== undefined) set('filterable', filterable)
              if (configurable !== undefined) set('configurable', configurable)
            }}
            errors={{
              type: errorOf('type'),
              filterable: errorOf('filterable'),
              configurable: errorOf('configurable'),
            }}
          />
        </fieldset>
      </Panel>
      <SaveBar {...bar} />
    </>
  )
}
