import { Menu } from '@base-ui/react/menu'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { popupClass } from '@tsiran/ui/popup-class'
import { useDownload } from '../../platform/api/use-download.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
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
    <Menu.Root>
      <Menu.Trigger
        aria-busy={pending}
        className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-control border border-line bg-card px-3 text-sm hover:bg-leaf-soft aria-busy:opacity-60 max-md:min-h-11"
      >
        <IconDownload size={18} aria-hidden />
        {t('orders.export')}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" collisionPadding={12} className="z-70">
          <Menu.Popup className={`${popupClass} min-w-44 p-1.5`}>
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
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
