import { fullName } from '@tsiran/contract/full-name'
import type { Order, OrderAddress } from '@tsiran/contract/order-shapes'
import type { ReactNode } from 'react'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** An order's delivery, payment and note. */
export function OrderAddresses({ order }: { order: Order }) {
  const t = useMessages()
  return (
    <section
      aria-label={t('orders.delivery')}
      className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-5"
    >
      <Block title={t('checkout.shipping')}>
        <p className="text-muted">{order.shipping_title}</p>
        <Lines address={order.shipping_address} />
      </Block>
      <Block title={t('checkout.payment')}>
        <p className="text-muted">{order.payment_title}</p>
        <Lines address={order.billing_address} />
      </Block>
      {order.description && (
        <Block title={t('checkout.description')}>
          <p className="wrap-anywhere whitespace-pre-line">{order.description}</p>
        </Block>
      )}
    </section>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap-anywhere">
      <h2 className="font-bold">{title}</h2>
      {children}
    </div>
  )
}

function Lines({ address }: { address: OrderAddress }) {
  const t = useMessages()
  const lines = [
    fullName(address),
    address.company_name,
    address.address1.join(', '),
    `${t('checkout.cityName')}, ${address.postcode}`,
    address.phone,
  ]
  return (
    <address className="not-italic">
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
