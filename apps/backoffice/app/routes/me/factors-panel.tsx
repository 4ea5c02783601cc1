import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Me } from '@tsiran/contract/admin/staff-shapes'
import { Button } from '@tsiran/ui/button'
import { Dialog } from '@tsiran/ui/dialog'
import { useState } from 'react'
import { FactorSetup } from '../../features/factors/factor-setup.tsx'
import { RecoveryCodes } from '../../features/factors/recovery-codes.tsx'
import { meQuery, useMe } from '../../features/session/me-query.ts'
import { Moment } from '../../features/shell/moment.tsx'
import { Panel } from '../../features/shell/panel.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

const passkeysKey = ['passkeys']

/** The second factors: passkeys, codes of an app, recovery codes. */
export function FactorsPanel() {
  const t = useMessages()
  const { second_factor, has_totp } = useMe()
  const queries = useQueryClient()
  const [adding, setAdding] = useState<'totp' | 'passkey'>()
  const [codes, setCodes] = useState<readonly string[]>()
  const passkeys = useQuery({
    queryKey: passkeysKey,
    queryFn: async () => (await api('GET /api/admin/me/passkeys')).data,
  })
  const keep = ({ data }: { data: Me }) =>
    queries.setQueryData(meQuery.queryKey, (known) => known && { ...known, staff: data })
  const removed = { done: t('factors.removed'), refresh: [passkeysKey], onDone: keep }
  const removeTotp = useAct(() => api('DELETE /api/admin/me/totp'), removed)
  const removePasskey = useAct(
    (id: number) => api('DELETE /api/admin/me/passkeys/:id', { params: { id } }),
    removed,
  )
  const renew = useAct(() => api('POST /api/admin/me/recovery-codes', { body: {} }), {
    onDone: ({ data }) => setCodes(data.recovery_codes),
  })
  const finish = () => {
    setAdding(undefined)
    void queries.invalidateQueries({ queryKey: passkeysKey })
  }
  return (
    <Panel title={t('factors.title')} note={t('factors.note')}>
      <ul className="mb-4 divide-y divide-line" aria-label={t('factors.passkeys')}>
        {passkeys.data?.map(({ id, name, created_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="grow font-semibold">{name}</span>
            <span className="text-sm text-muted">
              <Moment at={created_at} />
            </span>
            <Button
              variant="quiet"
              aria-label={t('factors.removeNamed', { name })}
              loading={removePasskey.isPending && removePasskey.variables === id}
              onClick={() => removePasskey.mutate(id)}
            >
              {t('common.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setAdding('passkey')}>
          {t('factors.addPasskey')}
        </Button>
        <Button variant="secondary" onClick={() => setAdding('totp')}>
          {t('factors.totp')}
        </Button>
        {has_totp && (
          <Button
            variant="quiet"
            loading={removeTotp.isPending}
            onClick={() => removeTotp.mutate()}
          >
            {t('factors.removeTotp')}
          </Button>
        )}
        {second_factor !== 'none' && (
          <Button variant="quiet" loading={renew.isPending} onClick={() => renew.mutate()}>
            {t('factors.newCodes')}
          </Button>
        )}
      </div>
      <Dialog
        open={adding !== undefined}
        onClose={finish}
        title={t(adding === 'totp' ? 'factors.totp' : 'factors.addPasskey')}
      >
        {adding && <FactorSetup only={adding} onDone={finish} />}
      </Dialog>
      <Dialog
        open={codes !== undefined}
        onClose={() => setCodes(undefined)}
        title={t('factors.codes')}
      >
        {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      </Dialog>
    </Panel>
  )
}
