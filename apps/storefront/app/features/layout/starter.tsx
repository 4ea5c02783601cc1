import { useNonce } from '../../platform/document/page-scripts.ts'
import { startScript } from '../../platform/document/deferred-scripts.ts'

/** Defers the page's scripts and records the events before them. */
export const Starter = () => (
  // The server's copy has run when the browser renders this.
  <script
    nonce={useNonce()}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? startScript : '' }}
  />
)
