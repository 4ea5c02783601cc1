import { Button } from '@tsiran/ui/button'
import { Dialog } from '@tsiran/ui/dialog'
import { Drawer } from '@tsiran/ui/drawer'
import { useRef, useState } from 'react'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { Section } from './section.tsx'

/** A dialog, a drawer and toasts. */
export function Windows() {
  const t = useMessages()
  const toast = useToast()
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null)
  const [dialogOpener, drawerOpener] = [
    useRef<HTMLButtonElement>(null),
    useRef<HTMLButtonElement>(null),
  ]
  const close = () => setOpen(null)
  return (
    <Section title={t('site.components.windows')}>
      <Button ref={dialogOpener} variant="secondary" onClick={() => setOpen('dialog')}>
        {t('site.components.dialog')}
      </Button>
      <Button ref={drawerOpener} variant="secondary" onClick={() => setOpen('drawer')}>
        {t('site.components.drawer')}
      </Button>
      <Button variant="quiet" onClick={() => toast.success(t('site.components.saved'))}>
        {t('site.components.toast')}
      </Button>
      <Button variant="quiet" onClick={() => toast.error(t('site.components.failed'))}>
        {t('site.components.toastError')}
      </Button>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={t('site.components.dialog')}
        opener={dialogOpener}
      >
        <p>{t('site.components.windowText')}</p>
      </Dialog>
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title={t('site.components.drawer')}
        opener={drawerOpener}
      >
        <p>{t('site.components.windowText')}</p>
      </Drawer>
    </Section>
  )
}
