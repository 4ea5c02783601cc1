import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs'
import { useId, type ChangeEvent } from 'react'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

interface FileButtonProps {
  /** Called with the file's lines. */
  onText: (text: string) => void
  onProblem: (problem: string) => void
}

/** Reads the lines of a file in the browser: the file itself is not sent. */
export function FileButton({ onText, onProblem }: FileButtonProps) {
  const t = useMessages()
  const hint = useId()
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    try {
      const { readOrderFile } = await import('./read-order-file.ts')
      const read = await readOrderFile(file)
      if (typeof read === 'string') onText(read)
      else onProblem(t(`quickOrder.${read.problem}`))
    } catch {
      onProblem(t('quickOrder.fileUnreadable'))
    }
    // The same file may be chosen again, once it was corrected.
    target.value = ''
  }
  return (
    <div className="noscript:hidden">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-leaf bg-card px-4 py-2 font-bold text-leaf transition-colors duration-150 hover:bg-leaf-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf">
        <IconFileUpload size={20} aria-hidden />
        {t('quickOrder.file')}
        <input
          type="file"
          accept=".txt,.csv,.tsv,.xlsx,text/plain,text/csv"
          aria-describedby={hint}
          onChange={(event) => void choose(event)}
          className="sr-only"
        />
      </label>
      <p id={hint} className="mt-1 text-sm text-muted">
        {t('quickOrder.fileHint')}
      </p>
    </div>
  )
}
