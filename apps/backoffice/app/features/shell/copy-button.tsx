import { Button } from '@tsiran/ui/button'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useCopy } from './use-copy.ts'

/** Puts a text on the clipboard. */
export function CopyButton({ text }: { text: string }) {
  const t = useMessages()
  const copy = useCopy()
  return (
    <Button variant="secondary" onClick={() => void copy(text)}>
      {t('common.copy')}
    </Button>
  )
}
