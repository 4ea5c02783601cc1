import { useDownload } from '../../platform/api/use-download.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { DownloadMenu } from './download-menu.tsx'
import { ExportItem } from './export-item.tsx'

interface ListExportMenuProps {
  /** The call that writes the list, without the file's ending: `/api/admin/orders/export`. */
  path: string
  filter: Record<string, string>
  /** True where the server asks first who the person is. */
  stepUp?: boolean
}

/** Writes a list of the filter, all pages of it, into a file. */
export function ListExportMenu(list: ListExportMenuProps) {
  const t = useMessages()
  const { save, pending } = useDownload()
  return (
    <DownloadMenu label={t('orders.export')} pending={pending}>
      {(['xlsx', 'csv'] as const).map((format) => (
        <ExportItem
          key={format}
          {...list}
          format={format}
          onSave={(file, query) => void save(file, query)}
        >
          {t(`orders.exportAs.${format}`)}
        </ExportItem>
      ))}
    </DownloadMenu>
  )
}
