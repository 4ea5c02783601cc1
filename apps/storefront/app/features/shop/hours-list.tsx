import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useShop } from './shop.ts'

/** When the shop is open, as lines of a list; nothing where the merchant wrote no hours. */
export function HoursList() {
  const t = useMessages()
  const { openingHours } = useShop()
  return (
    openingHours.length > 0 && (
      <ul aria-label={t('hours.title')} className="py-2.5 tabular-nums">
        {openingHours.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
  )
}
