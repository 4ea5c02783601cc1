import { catalogPath } from '@tsiran/contract/shop-paths'
import { Link } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { telLink, unbroken } from '../../features/shop/phone.ts'
import box from './box.svg?url'
import can from './can.svg?url'

const card =
  'group flex items-center justify-between gap-3 overflow-hidden rounded-card p-5 transition-shadow duration-150 hover:shadow-lg hover:shadow-ink/10 sm:p-6'

/** Two reasons to buy more: boxes for everybody, deliveries for companies. */
export function PromoCards({ phone }: { phone: string }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <div className="mt-5 grid gap-3 sm:grid-cols-2 sm:gap-4 lg:col-start-2 lg:row-start-1 lg:mt-0 lg:grid-cols-1">
      <Link to={catalogPath(locale)} prefetch="intent" className={`${card} bg-mint`}>
        <Words title={t('home.boxTitle')} text={t('home.boxText')} />
        <Sign src={box} />
      </Link>
      <a href={telLink(phone)} className={`${card} bg-blush`}>
        <Words
          title={t('home.companyTitle')}
          text={t('home.companyText', { phone: unbroken(phone) })}
        />
        <Sign src={can} />
      </a>
    </div>
  )
}

const Words = ({ title, text }: { title: string; text: string }) => (
  <span className="min-w-0">
    <span className="block text-lg font-bold">{title}</span>
    <span className="mt-0.5 block">{text}</span>
  </span>
)

const Sign = ({ src }: { src: string }) => (
  <img
    src={src}
    alt=""
    width={72}
    height={72}
    className="w-18 shrink-0 transition-transform duration-200 group-hover:scale-105 group-hover:-rotate-3 motion-reduce:transition-none"
  />
)
