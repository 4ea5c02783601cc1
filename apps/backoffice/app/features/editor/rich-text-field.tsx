import { lazyPart } from '@tsiran/app-kit/browser/lazy-part'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { useState } from 'react'
import type { RichTextProps } from './rich-text.tsx'

const LazyRichText = lazyPart<RichTextProps>(async () => (await import('./rich-text.tsx')).RichText)

/** {@link RichTextProps} as a field whose code loads with the first page that has one. */
export function RichTextField(props: RichTextProps) {
  const [failed, setFailed] = useState(false)
  return (
    <div className="min-h-64 min-w-0">
      {failed ? (
        <LoadFailure onRetry={() => setFailed(false)} />
      ) : (
        <LazyRichText {...props} onFailed={() => setFailed(true)} />
      )}
    </div>
  )
}
