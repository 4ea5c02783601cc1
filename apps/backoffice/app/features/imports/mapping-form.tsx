import type { Import } from '@tsiran/contract/admin/import-shapes'
import { Button } from '@tsiran/ui/button'
import { Select } from '@tsiran/ui/select'
import { useState } from 'react'
import { SmallTable } from '../people/small-table.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useImportSteps } from './use-import-steps.ts'

/** Says what each column of the file holds, and starts the check. */
export function MappingForm({ data }: { data: Import }) {
  const t = useMessages()
  const steps = useImportSteps(data)
  const [fields, setFields] = useState(() => data.columns.map(({ field }) => field))
  const choose = (index: number, field: string | null) =>
    setFields((before) =>
      before.map((one, at) => (at === index ? field : one === field ? null : one)),
    )
  const missing = data.fields.filter(({ code, required }) => required && !fields.includes(code))
  return (
    <>
      <SmallTable
        label={`${t('imports.columns')}: ${data.file_name}`}
        empty=""
        heads={[t('imports.column'), t('imports.meaning')]}
        rows={data.columns.map(({ heading, samples }, index) => ({
          id: index,
          cells: [
            <span key="heading" className="block max-w-32 sm:max-w-96">
              <span className="font-semibold break-words">{heading}</span>
              <span className="block truncate text-muted" title={samples.join('\n')}>
                {samples.filter(Boolean).join(' · ')}
              </span>
            </span>,
            <Select
              key="field"
              aria-label={heading}
              value={fields[index] ?? ''}
              onChange={(event) => choose(index, event.target.value || null)}
              className="min-w-40 sm:min-w-72"
            >
              <option value="">{t('imports.leaveOut')}</option>
              {data.fields.map(({ code, label, required }) => (
                <option key={code} value={code}>
                  {required ? `${label} (${t('imports.required')})` : label}
                </option>
              ))}
            </Select>,
          ],
        }))}
      />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button
          loading={steps.check.isPending}
          disabled={missing.length > 0}
          onClick={() => steps.check.mutate(fields)}
        >
          {t(data.state === 'mapping' ? 'imports.check' : 'imports.checkAgain')}
        </Button>
        <span className="text-sm text-muted">
          {missing.length > 0
            ? `${missing.map(({ label }) => label).join(', ')}: ${t('imports.required')}`
            : t('imports.checkNote')}
        </span>
      </div>
    </>
  )
}
