import type { Permission } from '@tsiran/contract/admin/permissions'
import type { AdminTranslator } from '@tsiran/i18n/admin-translator'
import type { PaletteProvider } from '@tsiran/ui/command-palette/use-palette-search'

/** What a provider of the palette works with. */
export interface PaletteTools {
  t: AdminTranslator
  can: (permission: Permission) => boolean
  /** Goes to a path of the back office. */
  go: (path: string) => void
}

/** Makes a provider for the signed-in person; undefined where they may not see what it finds. */
export type MakeProvider = (tools: PaletteTools) => PaletteProvider | undefined
