import { Menu } from '@base-ui/react/menu'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { ReactNode } from 'react'

interface ExportItemProps {
  /** The call that writes the file, without its ending. */
  path: string
  format: 'csv' | 'xlsx'
  filter?: Record<string, string> | undefined
  /** True where the server asks first who the person is. */
  stepUp?: boolean | undefined
  onSave: (path: string, query: Record<string, string>) => void
  children: ReactNode
}

/**
 * An entry of an export's menu. The browser writes CSV, which may be long, to the disk as it comes. A call fetches what the server
 * may refuse, so that the page can say why: Excel files have a limit of rows.
 */
export function ExportItem({ path, format, filter = {}, stepUp, ...rest }: ExportItemProps) {
  const locale = useLocale()
  const { onSave, children } = rest
  const file = `${path}.${format}`
  const isCalled = stepUp || format === 'xlsx'
  return (
    <Menu.Item
      {...(isCalled
        ? { onClick: () => onSave(file, filter) }
        : {
            render: <a href={`${file}?${new URLSearchParams({ locale, ...filter })}`} download />,
          })}
      className="flex min-h-10 cursor-pointer items-center rounded-lg px-3 outline-none data-highlighted:bg-leaf-soft max-md:min-h-11"
    >
      {children}
    </Menu.Item>
  )
}
