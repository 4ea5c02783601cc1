import { Menu } from '@base-ui/react/menu'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useToast } from '@tsiran/app-kit/browser/toast'
import type { Locale } from '@tsiran/contract/locale'
import { popupClass } from '@tsiran/ui/popup-class'
import { download } from '../../platform/api/download.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

interface ListExportMenuProps {
  /** The call that writes the list, without the file's ending: `/api/admin/orders/export`. */
  path: string
  filter: Record<string, string>
  /** True where the server asks first who the person is. */
  stepUp?: boolean
}

const addressOf = (
  { path, filter }: ListExportMenuProps,
  format: 'csv' | 'xlsx',
  locale: Locale,
): string => `${path}.${format}?${new URLSearchParams({ locale, ...filter })}`

/** Writes a list of the filter, all pages of it, into a file. */
export function ListExportMenu(list: ListExportMenuProps) {
  const t = useMessages()
  const locale = useLocale()
  const toast = useToast()
  const failureText = useFailureText()
  const save = async (format: 'csv' | 'xlsx') => {
    const refusal = await download(`${list.path}.${format}`, list.filter).catch(failureText)
    if (refusal) toast.error(refusal)
  }
  return (
    <Menu.Root>
      <Menu.Trigger className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-control border border-line bg-card px-3 text-sm hover:bg-leaf-soft max-md:min-h-11">
        <IconDownload size={18} aria-hidden />
        {t('orders.export')}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" collisionPadding={12} className="z-70">
          <Menu.Popup className={`${popupClass} min-w-44 p-1.5`}>
            {(['xlsx', 'csv'] as const).map((format) => (
              <Menu.Item
                key={format}
                {...(list.stepUp
                  ? { onClick: () => void save(format) }
                  : { render: <a href={addressOf(list, format, locale)} download /> })}
                className="flex min-h-10 cursor-pointer items-center rounded-lg px-3 outline-none data-highlighted:bg-leaf-soft max-md:min-h-11"
              >
                {t(`orders.exportAs.${format}`)}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
