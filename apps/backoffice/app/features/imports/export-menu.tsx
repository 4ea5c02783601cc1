import { Menu } from '@base-ui/react/menu'
import type { ImportKind } from '@tsiran/contract/admin/import-fields'
import { useDownload } from '../../platform/api/use-download.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { DownloadMenu } from '../lists/download-menu.tsx'
import { ExportItem } from '../lists/export-item.tsx'

interface ExportMenuProps {
  kinds: readonly ImportKind[]
  /** What narrows the products; empty for all. */
  filter?: Record<string, string>
}

/** Writes the catalogue into a file that an import takes back. */
export function CatalogueExportMenu({ kinds, filter }: ExportMenuProps) {
  const t = useMessages()
  const { save, pending } = useDownload()
  return (
    <DownloadMenu label={t('imports.export')} pending={pending}>
      {kinds.map((kind) => (
        <Menu.Group key={kind}>
          <Menu.GroupLabel className="px-3 pt-2 pb-1 text-sm text-muted">
            {t(`imports.kinds.${kind}`)}
          </Menu.GroupLabel>
          {(['xlsx', 'csv'] as const).map((format) => (
            <ExportItem
              key={format}
              path={`/api/admin/exports/${kind}`}
              format={format}
              filter={filter}
              onSave={(file, query) => void save(file, query)}
            >
              {t(`imports.exportAs.${format}`)}
            </ExportItem>
          ))}
        </Menu.Group>
      ))}
    </DownloadMenu>
  )
}
