import { useNonce } from '../../platform/document/page-scripts.ts'
import { startScript } from '../../platform/document/deferred-scripts.ts'

/** Starts the page's scripts at their time, and keeps what people do before. */
export const Starter = () => (
  // It has run by the time that the browser renders this.
  <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? startScript : '' }} />
)
