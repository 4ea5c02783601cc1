import { Menu } from '@base-ui/react/menu'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import type { ImportKind } from '@tsiran/contract/admin/import-fields'
import { popupClass } from '@tsiran/ui/popup-class'
import { useDownload } from '../../platform/api/use-download.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
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
    <Menu.Root>
      <Menu.Trigger
        aria-busy={pending}
        className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-control border border-line bg-card px-3 text-sm hover:bg-leaf-soft aria-busy:opacity-60 max-md:min-h-11"
      >
        <IconDownload size={18} aria-hidden />
        {t('imports.export')}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" collisionPadding={12} className="z-70">
          <Menu.Popup
            className={`${popupClass} max-h-(--available-height) min-w-56 overflow-y-auto p-1.5`}
          >
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
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
