import type { SearchRedirect } from '@tsiran/contract/admin/search-redirects'
import type { SearchPin } from '@tsiran/contract/admin/search-pins'
import type { Synonym } from '@tsiran/contract/admin/synonyms'

/** What a window of the desk is open for: a row to change, or a new one that begins with a text. */
export type Asked =
  | { kind: 'synonym'; row?: Synonym; text?: string }
  | { kind: 'pin'; row?: SearchPin; text?: string }
  | { kind: 'redirect'; row?: SearchRedirect; text?: string }

/** What each list of the desk gets. */
export interface DeskListProps {
  mayWrite: boolean
  ask: (asked: Asked) => void
}
