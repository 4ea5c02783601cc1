import type { Buyer } from '@tsiran/contract/admin/draft-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { useMessages } from '../../platform/i18n/language.tsx'

/** A customer in two lines: who, and how to tell them from others. */
export function BuyerLines({
  buyer: { name, company, phone, email, credit_left, sub_user },
}: {
  buyer: Buyer
}) {
  const t = useMessages()
  const facts = [
    phone,
    email,
    credit_left !== null && t('drafts.creditLeft', { money: formatMoney(credit_left) }),
  ]
  return (
    <>
      <span className="font-semibold">{[company?.name, name].filter(Boolean).join(' · ')}</span>
      <span className="text-sm break-words text-muted">{facts.filter(Boolean).join(' · ')}</span>
      {sub_user && <span className="text-sm">{t('drafts.subUser', { name: sub_user })}</span>}
    </>
  )
}
