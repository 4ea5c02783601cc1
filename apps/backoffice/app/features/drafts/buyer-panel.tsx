import { fullName, splitName } from '@tsiran/contract/full-name'
import { isLocale, languages, locales } from '@tsiran/contract/locale'
import { maxLengths } from '@tsiran/contract/limits'
import type { Draft, DraftAddress } from '@tsiran/contract/admin/draft-shapes'
import { Button } from '@tsiran/ui/button'
import { Dialog } from '@tsiran/ui/dialog'
import { FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { useRef, useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { Panel } from '../shell/panel.tsx'
import { BuyerSearch } from './buyer-search.tsx'
import { useChosen } from './use-chosen.ts'
import { TypedField } from './typed-field.tsx'
import type { DraftChanges } from './use-draft-changes.ts'
import { BuyerLines } from './buyer-lines.tsx'
import { guestAddress } from './guest-address.ts'

const addressText = ({ first_name, last_name, company_name, address1 }: DraftAddress) =>
  [address1.join(', '), company_name, fullName({ first_name, last_name })]
    .filter(Boolean)
    .join(' · ')

/** Who orders, and where the order goes; every field saves itself. */
export function BuyerPanel({
  draft,
  changes: { change },
}: {
  draft: Draft
  changes: DraftChanges
}) {
  const t = useMessages()
  const opener = useRef<HTMLButtonElement>(null)
  const [choosing, setChoosing] = useState(false)
  const { buyer, address, addresses, missing } = draft
  const [language, chooseLanguage] = useChosen(draft.buyer_locale, (buyer_locale) =>
    change.mutateAsync(() => ({ buyer_locale })),
  )
  const save = (fields: Partial<DraftAddress>) => change.mutateAsync(() => ({ address: fields }))
  return (
    <Panel
      title={t('drafts.buyer')}
      actions={
        <Button ref={opener} variant="quiet" onClick={() => setChoosing(true)}>
          {t('drafts.otherBuyer')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {buyer ? (
          <p className="grid">
            <BuyerLines buyer={buyer} />
          </p>
        ) : (
          <p className="text-muted">{t('drafts.isGuest')}</p>
        )}
        {addresses.length > 0 && (
          <FieldFrame label={t('drafts.savedAddress')}>
            {(described) => (
              <Select
                {...described}
                className="w-full"
                value={addresses.findIndex((saved) => addressText(saved) === addressText(address))}
                onChange={({ target }) => {
                  const saved = addresses[Number(target.value)]
                  if (saved) change.mutate(() => ({ address: saved }))
                }}
              >
                <option value={-1}>{t('drafts.anotherAddress')}</option>
                {addresses.map((saved, index) => (
                  // Addresses have no id here, and their order stays.
                  <option key={index} value={index}>
                    {addressText(saved)}
                  </option>
                ))}
              </Select>
            )}
          </FieldFrame>
        )}
        <TypedField
          label={t('drafts.name')}
          value={fullName(address)}
          onSave={(text) =>
            save(text.trim() === '' ? { first_name: '', last_name: '' } : splitName(text))
          }
          maxLength={maxLengths.firstName}
          error={
            missing.includes('name') && (address.phone || address.address1[0])
              ? t('drafts.nameMissing')
              : undefined
          }
        />
        <TypedField
          type="tel"
          label={t('drafts.phone')}
          value={address.phone}
          onSave={(phone) => save({ phone })}
          maxLength={maxLengths.phone}
          error={missing.includes('phone') && address.phone ? t('drafts.phoneWrong') : undefined}
        />
        <TypedField
          label={t('drafts.street')}
          value={address.address1.join(', ')}
          onSave={(street) => save({ address1: street.trim() === '' ? [] : [street] })}
          maxLength={maxLengths.street}
        />
        <TypedField
          type="email"
          label={t('drafts.email')}
          hint={t('drafts.emailHint')}
          value={address.email}
          onSave={(email) => save({ email })}
          maxLength={maxLengths.email}
          error={missing.includes('email') ? t('drafts.emailWrong') : undefined}
        />
        <FieldFrame label={t('drafts.mailLanguage')}>
          {(described) => (
            <Select
              {...described}
              className="w-full"
              value={language}
              onChange={({ target }) => isLocale(target.value) && chooseLanguage(target.value)}
            >
              {locales.map((code) => (
                <option key={code} value={code} lang={code}>
                  {languages[code].name}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
      </div>
      <Dialog
        open={choosing}
        onClose={() => setChoosing(false)}
        title={t('drafts.otherBuyer')}
        opener={opener}
      >
        <BuyerSearch
          pending={change.isPending}
          onChoose={(chosen) => {
            change.mutate(() =>
              'guest' in chosen
                ? { customer_id: null, address: guestAddress(chosen.guest) }
                : { customer_id: chosen.customerId },
            )
            setChoosing(false)
          }}
        />
      </Dialog>
    </Panel>
  )
}
