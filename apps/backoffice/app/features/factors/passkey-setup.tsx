import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { textOf } from '@tsiran/app-kit/forms/field-errors'
import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import type { FormEvent } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import type { NewFactor } from './totp-setup.tsx'

async function addPasskey(name: string): Promise<NewFactor> {
  const { data: options } = await api('POST /api/admin/me/passkeys/options', { body: {} })
  const { startRegistration } = await import('@simplewebauthn/browser')
  const attestation = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  })
  const body = { name, attestation: attestation as unknown as Record<string, unknown> }
  return (await api('POST /api/admin/me/passkeys', { body })).data
}

/** Adds a passkey of this device, by a name that the person will know it by. */
export function PasskeySetup({ onReady }: { onReady: (factor: NewFactor) => void }) {
  const t = useMessages()
  const add = useAct(addPasskey, { onDone: onReady })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    add.mutate(textOf(new FormData(event.currentTarget), 'name').trim())
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Field
        name="name"
        label={t('factors.passkeyName')}
        hint={t('factors.passkeyHint')}
        maxLength={60}
        required
      />
      <Button type="submit" loading={add.isPending}>
        {t('factors.addPasskey')}
      </Button>
    </form>
  )
}
