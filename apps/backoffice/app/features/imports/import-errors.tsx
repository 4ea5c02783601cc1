import type { Import } from '@tsiran/contract/admin/import-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button } from '@tsiran/ui/button'
import { useDownload } from '../../platform/api/use-download.ts'
import { SmallTable } from '../people/small-table.tsx'
import { Panel } from '../shell/panel.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'
import { listsAll } from './count-rows.ts'
import { errorsAddress } from './import-queries.ts'

/** The first rows that are not taken and why, with all of them as a file. */
export function ImportErrors({ data }: { data: Import }) {
  const t = useMessages()
  const locale = useLocale()
  const { save, pending } = useDownload()
  if (data.errors.length === 0) return null
  const note = t('imports.errorsNote')
  const nameOf = (format: 'xlsx' | 'csv') =>
    `${t('imports.downloadErrors')}: ${t(`imports.exportAs.${format}`)}`
  return (
    <Panel
      title={t('imports.errors')}
      note={listsAll(data) ? note : `${t('imports.errorsFirst')} ${note}`}
      actions={
        <span className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            loading={pending}
            onClick={() => void save(errorsAddress(data.id, 'xlsx'))}
          >
            {nameOf('xlsx')}
          </Button>
          <a
            href={`${errorsAddress(data.id, 'csv')}?locale=${locale}`}
            download
            className="button button-secondary"
          >
            {nameOf('csv')}
          </a>
        </span>
      }
    >
      <SmallTable
        label={`${t('imports.errors')}: ${data.file_name}`}
        empty=""
        heads={[t('imports.row'), t('imports.column'), t('imports.value'), t('imports.problem')]}
        rows={data.errors.map(({ row, column, value, message }, index) => ({
          id: index,
          cells: [
            row,
            column,
            <span key="value" className="block max-w-60 truncate" title={value}>
              {value}
            </span>,
            <span key="message" className="block min-w-60 whitespace-normal">
              {message}
            </span>,
          ],
        }))}
      />
    </Panel>
  )
}
