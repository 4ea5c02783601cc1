import type { AdminCompany } from '@tsiran/contract/admin/company-shapes'
import { maxLengths } from '@tsiran/contract/limits'
import { formatMoney } from '@tsiran/i18n/money'
import { Panel } from '@tsiran/ui/detail-layout'
import { Field, TextArea } from '@tsiran/ui/field'
import { MoneyField } from '@tsiran/ui/number-fields/money-field'
import { SaveBar } from '@tsiran/ui/save-bar/save-bar'
import { companyQuery } from '../../features/people/people-queries.ts'
import { useRecordForm } from '../../features/people/use-record-form.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

const valuesOf = ({ name, address, note, minimum_order }: AdminCompany) => ({
  name,
  address,
  note,
  minimum_order,
})

interface CompanyFormProps {
  company: AdminCompany
  mayWrite: boolean
  /** Whether the address and the note are shown. */
  seesPeople: boolean
}

/** A company's name, address, smallest order and note. */
export function CompanyForm({ company, mayWrite, seesPeople }: CompanyFormProps) {
  const t = useMessages()
  const { id } = company
  const { values, set, errorOf, bar } = useRecordForm({
    thing: company,
    values: valuesOf,
    words: {
      name: t('companies.name'),
      address: t('companies.address'),
      note: t('people.note'),
      minimum_order: t('companies.minimumOrder'),
    },
    write: (name, value) =>
      name === 'minimum_order' ? (value === null ? '–' : formatMoney(Number(value))) : undefined,
    save: (changes, version) =>
      api('PUT /api/admin/companies/:id', { params: { id }, body: { ...changes, version } }),
    refresh: [companyQuery(id).queryKey, ['GET /api/admin/companies'], ['audit']],
  })
  return (
    <>
      <Panel title={t('people.details')}>
        <fieldset disabled={!mayWrite} className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t('companies.name')}
            value={values.name}
            maxLength={maxLengths.companyName}
            error={errorOf('name')}
            onChange={({ target }) => set('name', target.value)}
          />
          {seesPeople && (
            <Field
              label={t('companies.address')}
              value={values.address}
              maxLength={maxLengths.companyAddress}
              error={errorOf('address')}
              onChange={({ target }) => set('address', target.value)}
            />
          )}
          <MoneyField
            label={t('companies.minimumOrder')}
            hint={t('companies.minimumOrderHint')}
            value={values.minimum_order}
            error={errorOf('minimum_order')}
            onChange={(drams) => set('minimum_order', drams)}
          />
          {seesPeople && (
            <TextArea
              className="sm:col-span-2"
              label={t('people.note')}
              hint={t('people.noteHint')}
              value={values.note}
              maxLength={maxLengths.staffNote}
              onChange={({ target }) => set('note', target.value)}
            />
          )}
        </fieldset>
      </Panel>
      <SaveBar {...bar} />
    </>
  )
}
