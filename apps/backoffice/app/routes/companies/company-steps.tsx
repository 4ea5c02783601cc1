import type { AdminCompany } from '@tsiran/contract/admin/company-shapes'
import { Button } from '@tsiran/ui/button'
import { Dialog } from '@tsiran/ui/dialog'
import { useRef, useState } from 'react'
import { companyQuery } from '../../features/people/people-queries.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Approves, blocks or unblocks a company. */
export function CompanySteps({
  company: { id, name, status, version },
}: {
  company: AdminCompany
}) {
  const t = useMessages()
  const [asking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const refresh = [companyQuery(id).queryKey, ['GET /api/admin/companies'], ['audit']]
  const call = { params: { id }, body: { version } }
  const approve = useAct(() => api('POST /api/admin/companies/:id/approve', call), {
    done: t('common.saved'),
    refresh,
  })
  const block = useAct(() => api('POST /api/admin/companies/:id/block', call), {
    done: t('common.saved'),
    refresh,
    onDone: () => setAsking(false),
  })
  return (
    <>
      {status !== 'blocked' && (
        <Button ref={opener} variant="quiet" onClick={() => setAsking(true)}>
          {t('companies.block')}
        </Button>
      )}
      {status !== 'approved' && (
        <Button loading={approve.isPending} onClick={() => approve.mutate()}>
          {t(status === 'new' ? 'companies.approve' : 'companies.unblock')}
        </Button>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('companies.blockTitle', { name })}
        opener={opener}
      >
        <p className="mb-5">{t('companies.blockNote')}</p>
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={() => setAsking(false)}>
            {t('people.cancel')}
          </Button>
          <Button variant="danger" loading={block.isPending} onClick={() => block.mutate()}>
            {t('companies.block')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
