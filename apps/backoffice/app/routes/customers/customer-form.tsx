import type { AdminCustomer } from '@tsiran/contract/admin/customer-shapes'
import { maxLengths } from '@tsiran/contract/limits'
import { languages, locales, type Locale } from '@tsiran/contract/locale'
import { Checkbox } from '@tsiran/ui/checkbox'
import { Panel } from '@tsiran/ui/detail-layout'
import { Field, FieldFrame, TextArea } from '@tsiran/ui/field'
import { SaveBar } from '@tsiran/ui/save-bar/save-bar'
import { Select } from '@tsiran/ui/select'
import { customerQuery } from '../../features/people/people-queries.ts'
import { useRecordForm } from '../../features/people/use-record-form.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

const valuesOf = ({ first_name, last_name, phone, language, note, blocked }: AdminCustomer) => ({
  first_name,
  last_name,
  phone,
  language,
  note,
  blocked,
})

/** What the staff may change of a customer. */
export function CustomerForm({
  customer,
  mayWrite,
}: {
  customer: AdminCustomer
  mayWrite: boolean
}) {
  const t = useMessages()
  const { id } = customer
  const { values, set, errorOf, bar } = useRecordForm({
    thing: customer,
    values: valuesOf,
    words: {
      first_name: t('customers.firstName'),
      last_name: t('customers.lastName'),
      phone: t('people.phone'),
      language: t('customers.language'),
      note: t('people.note'),
      blocked: t('customers.access'),
    },
    save: (changes, version) =>
      api('PUT /api/admin/customers/:id', { params: { id }, body: { ...changes, version } }),
    refresh: [customerQuery(id).queryKey, ['GET /api/admin/customers'], ['audit']],
    write: (name, value) =>
      name === 'blocked' ? t(value ? 'customers.blocked' : 'customers.active') : undefined,
  })
  return (
    <>
      <Panel title={t('people.details')}>
        <fieldset disabled={!mayWrite} className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t('customers.firstName')}
            value={values.first_name}
            maxLength={maxLengths.firstName}
            error={errorOf('first_name')}
            onChange={({ target }) => set('first_name', target.value)}
          />
          <Field
            label={t('customers.lastName')}
            value={values.last_name}
            maxLength={maxLengths.lastName}
            error={errorOf('last_name')}
            onChange={({ target }) => set('last_name', target.value)}
          />
          <Field label={t('session.email')} value={customer.email} readOnly />
          <Field
            type="tel"
            label={t('people.phone')}
            value={values.phone}
            maxLength={maxLengths.phone}
            error={errorOf('phone')}
            onChange={({ target }) => set('phone', target.value)}
          />
          <FieldFrame label={t('customers.language')}>
            {(described) => (
              <Select
                {...described}
                value={values.language}
                onChange={({ target }) => set('language', target.value as Locale)}
              >
                {locales.map((locale) => (
                  <option key={locale} value={locale} lang={locale}>
                    {languages[locale].name}
                  </option>
                ))}
              </Select>
            )}
          </FieldFrame>
          <TextArea
            className="sm:col-span-2"
            label={t('people.note')}
            hint={t('people.noteHint')}
            value={values.note}
            maxLength={maxLengths.staffNote}
            onChange={({ target }) => set('note', target.value)}
          />
          <Checkbox
            className="sm:col-span-2"
            label={t('customers.blockedField')}
            checked={values.blocked}
            onChange={({ target }) => set('blocked', target.checked)}
          />
        </fieldset>
      </Panel>
      <SaveBar {...bar} />
    </>
  )
}
