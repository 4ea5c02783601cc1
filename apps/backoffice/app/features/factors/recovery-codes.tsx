import { Notice } from '@tsiran/app-kit/blocks/notice'
import { Button } from '@tsiran/ui/button'
import { useMessages } from '../../platform/i18n/language.tsx'
import { CopyButton } from '../shell/copy-button.tsx'

/** New recovery codes, shown once: to be copied, saved or printed before the person goes on. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useMessages()
  const text = codes.join('\n')
  const save = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
    link.download = 'tsiran-recovery-codes.txt'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <div className="grid gap-4">
      <Notice kind="warning">{t('factors.codesNote')}</Notice>
      <ol
        aria-label={t('factors.codes')}
        className="grid gap-x-6 gap-y-1 rounded-control border border-line bg-card p-4 font-mono whitespace-nowrap sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} />
        <Button variant="secondary" onClick={save}>
          {t('factors.download')}
        </Button>
        <Button onClick={onDone}>{t('factors.codesSaved')}</Button>
      </div>
    </div>
  )
}
