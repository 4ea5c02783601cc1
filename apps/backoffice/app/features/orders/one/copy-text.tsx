import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { IconButton } from '@tsiran/ui/icon-button'
import { useMessages } from '../../../platform/i18n/language.tsx'

/** Puts a text on the clipboard. `label` says what it is: “Copy the address”. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const t = useMessages()
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('common.copied')),
      () => toast.error(t('common.copyFailed')),
    )
  return (
    <IconButton label={label} title={label} onClick={() => void copy()}>
      <IconCopy size={19} aria-hidden />
    </IconButton>
  )
}
