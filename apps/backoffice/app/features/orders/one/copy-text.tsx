import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { IconButton } from '@tsiran/ui/icon-button'
import { useCopy } from '../../shell/use-copy.ts'

/** Puts a text on the clipboard. `label` says what it is: “Copy the address”. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const copy = useCopy()
  return (
    <IconButton label={label} title={label} onClick={() => void copy(text)}>
      <IconCopy size={19} aria-hidden />
    </IconButton>
  )
}
