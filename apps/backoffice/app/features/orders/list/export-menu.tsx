import { Menu } from '@base-ui/react/menu'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { popupClass } from '@tsiran/ui/popup-class'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { exportAddress } from '../order-queries.ts'

/** Writes the orders of the filter, all pages of them, into a file. */
export function ExportMenu({ filter }: { filter: Record<string, string> }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <Menu.Root>
      <Menu.Trigger className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-control border border-line bg-card px-3 text-sm hover:bg-leaf-soft max-md:min-h-11">
        <IconDownload size={18} aria-hidden />
        {t('orders.export')}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" collisionPadding={12} className="z-70">
          <Menu.Popup className={`${popupClass} min-w-44 p-1.5`}>
            {(['xlsx', 'csv'] as const).map((kind) => (
              <Menu.Item
                key={kind}
                render={<a href={exportAddress(kind, filter, locale)} download />}
                className="flex min-h-10 cursor-pointer items-center rounded-lg px-3 outline-none data-highlighted:bg-leaf-soft max-md:min-h-11"
              >
                {t(`orders.exportAs.${kind}`)}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
