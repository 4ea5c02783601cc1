import type { Text } from '@tsiran/db/tables/shared'

/** A written page of the demo shop. */
export interface DemoPage {
  /** As `@tsiran/contract/page-ids` names it. */
  id: number
  title: Text
  /** The title in search results and tabs. */
  metaTitle: Text
  /** What search engines show below it, one or two sentences. */
  description: Text
  /** HTML; `href="~/…"` leads to an address of the page's own language. */
  html: Text
  logos?: readonly { label: Text; media: string }[]
}
