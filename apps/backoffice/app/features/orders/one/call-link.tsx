import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { CopyText } from './copy-text.tsx'

/** A phone number to call and to copy. */
export function CallLink({ phone }: { phone: string }) {
  const t = useMessages()
  return (
    <p className="flex items-center justify-between gap-2">
      <a
        href={`tel:${phone.replace(/[^\d+]/g, '')}`}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf tabular-nums hover:underline"
      >
        <IconPhone size={18} aria-hidden />
        <span className="sr-only">{t('orders.call')} </span>
        {phone}
      </a>
      <CopyText text={phone} label={t('orders.copyPhone')} />
    </p>
  )
}
