import { Menu } from '@base-ui/react/menu'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { popupClass } from '@tsiran/ui/popup-class'
import type { ReactNode } from 'react'

interface DownloadMenuProps {
  label: string
  /** True while a file is made. */
  pending: boolean
  children: ReactNode
}

/** A button whose menu has the files that can be downloaded. */
export const DownloadMenu = ({ label, pending, children }: DownloadMenuProps) => (
  <Menu.Root>
    <Menu.Trigger
      aria-busy={pending}
      className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-control border border-line bg-card px-3 text-sm hover:bg-leaf-soft aria-busy:opacity-60 max-md:min-h-11"
    >
      <IconDownload size={18} aria-hidden />
      {label}
    </Menu.Trigger>
    <Menu.Portal>
      <Menu.Positioner sideOffset={6} align="end" collisionPadding={12} className="z-70">
        <Menu.Popup
          className={`${popupClass} max-h-(--available-height) min-w-44 overflow-y-auto p-1.5`}
        >
          {children}
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.Root>
)
