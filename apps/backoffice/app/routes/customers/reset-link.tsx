import { Button } from '@tsiran/ui/button'
import { Dialog } from '@tsiran/ui/dialog'
import { useRef, useState } from 'react'
import { CopyButton } from '../../features/shell/copy-button.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Mails a customer a link to choose a password, and shows it this once. */
export function ResetLink({ id, email }: { id: number; email: string }) {
  const t = useMessages()
  const [link, setLink] = useState<string>()
  const opener = useRef<HTMLButtonElement>(null)
  const send = useAct(
    () => api('POST /api/admin/customers/:id/reset-link', { params: { id }, body: {} }),
    {
      refresh: [['audit']],
      onDone: ({ data }) => setLink(data.link),
    },
  )
  return (
    <>
      <Button
        ref={opener}
        variant="secondary"
        loading={send.isPending}
        onClick={() => send.mutate()}
      >
        {t('customers.resetLink')}
      </Button>
      <Dialog
        open={link !== undefined}
        onClose={() => setLink(undefined)}
        title={t('customers.resetLink')}
        opener={opener}
      >
        <div className="grid gap-4">
          <p>{t('customers.resetNote', { email })}</p>
          <code className="rounded-control bg-card p-3 font-mono text-sm break-all select-all">
            {link}
          </code>
          <div className="flex gap-2">
            <CopyButton text={link ?? ''} />
            <Button onClick={() => setLink(undefined)}>{t('common.done')}</Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
