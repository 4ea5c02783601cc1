import mastercard from 'simple-icons/icons/mastercard.svg?url'
import visa from 'simple-icons/icons/visa.svg?url'
import type { OnlineMethod } from '@tsiran/contract/online-methods'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useShop } from '../shop/shop.ts'

/** Any bank's card is accepted, so the cards' logos are shown and not the bank's. */
const byCard: OnlineMethod = 'ameriabank'

const cards = [
  { img: visa, title: 'Visa' },
  { img: mastercard, title: 'Mastercard' },
]

/** The payment methods that everybody can use. */
export function PaymentMarks() {
  const t = useMessages()
  const { payments } = useShop()
  if (payments.length === 0) return null
  const marks = payments.flatMap(({ method, img, title }) =>
    method === byCard ? cards : [{ img, title }],
  )
  return (
    <div>
      <h2 className="mb-1 font-bold">{t('shell.footer.payment')}</h2>
      <ul className="flex flex-wrap items-center gap-2 pt-2">
        {marks.map(({ img, title }) => (
          <li
            key={title}
            className="flex h-10 items-center gap-2 rounded-lg border border-line px-2.5 text-sm"
          >
            <img src={img} alt="" width={28} height={28} loading="lazy" className="h-7 w-auto" />
            {title}
          </li>
        ))}
      </ul>
    </div>
  )
}
