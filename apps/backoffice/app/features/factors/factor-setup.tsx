import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@tsiran/ui/button'
import { useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { meQuery } from '../session/me-query.ts'
import { PasskeySetup } from './passkey-setup.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpSetup, type NewFactor } from './totp-setup.tsx'

/** Sets up a second factor of the person's choice; ends with the recovery codes, where they are new. */
export function FactorSetup({ only, onDone }: { only?: 'totp' | 'passkey'; onDone: () => void }) {
  const t = useMessages()
  const queries = useQueryClient()
  const [kind, setKind] = useState(only)
  const [codes, setCodes] = useState<readonly string[]>([])
  const finish = async () => {
    // The page that follows looks at the factor: it would lead back here.
    await queries.invalidateQueries({ queryKey: meQuery.queryKey })
    onDone()
  }
  const ready = ({ recovery_codes }: NewFactor) =>
    recovery_codes.length > 0 ? setCodes(recovery_codes) : void finish()
  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={() => void finish()} />
  if (kind === 'totp') return <TotpSetup onReady={ready} />
  if (kind === 'passkey') return <PasskeySetup onReady={ready} />
  return (
    <div className="grid gap-3">
      <Button onClick={() => setKind('passkey')}>{t('factors.addPasskey')}</Button>
      <Button variant="secondary" onClick={() => setKind('totp')}>
        {t('factors.totp')}
      </Button>
    </div>
  )
}
