import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import { Button } from '@tsiran/ui/button'
import { useRef, useState } from 'react'
import { lazyPart } from '@tsiran/app-kit/browser/lazy-part'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useSignedIn } from '../session/session.ts'
import { useToast } from '@tsiran/app-kit/browser/toast'
import type { AddToListDialogProps } from './add-to-list-dialog.tsx'

const Dialog = lazyPart<AddToListDialogProps>(
  async () => (await import('./add-to-list-dialog.tsx')).AddToListDialog,
)

/** Adds a product to a shopping list, for signed-in people. The dialog's code loads on the first press. */
export function AddToListButton({
  variant,
  disabled,
}: {
  variant: AddToListDialogProps['variant']
  disabled: boolean
}) {
  const t = useMessages()
  const toast = useToast()
  const signedIn = useSignedIn()
  const [opened, setOpened] = useState(false)
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  if (!signedIn) return null
  const press = () => {
    setOpened(true)
    setOpen(true)
  }
  const fail = () => {
    setOpened(false)
    toast.error(t('shell.loadFailed'))
  }
  return (
    <>
      <Button
        ref={opener}
        variant="quiet"
        disabled={disabled}
        onClick={press}
        className="noscript:hidden"
      >
        <IconListCheck size={20} aria-hidden />
        {t('shoppingLists.add')}
      </Button>
      {opened && (
        <Dialog
          variant={variant}
          open={open}
          onClose={() => setOpen(false)}
          opener={opener}
          onFailed={fail}
        />
      )}
    </>
  )
}
