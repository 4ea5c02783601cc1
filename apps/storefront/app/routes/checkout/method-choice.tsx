import type { PaymentMethod, ShippingMethod } from '@tsiran/contract/checkout-methods'
import { formatMoney } from '@tsiran/i18n/money'
import type { Translator } from '@tsiran/i18n/translator'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { FormSection } from './form-section.tsx'
import { MethodCard, ChoiceError } from './method-card.tsx'

interface ChoiceProps<M> {
  methods: readonly M[]
  /** The posted choice of a refused form. */
  chosen: string | null | undefined
  error?: string
}

/** The initial method: the posted one, else the cart's, else the first. */
export const firstChosen = (
  methods: readonly ShippingMethod[],
  chosen: string | null | undefined,
) =>
  (
    methods.find(({ method }) => method === chosen) ??
    methods.find(({ checked }) => checked) ??
    methods[0]
  )?.method

/** Delivery methods with their prices; the first is the default. */
export function ShippingChoice({ methods, chosen, error }: ChoiceProps<ShippingMethod>) {
  const t = useMessages()
  const value = firstChosen(methods, chosen)
  return (
    <FormSection title={t('checkout.shipping')}>
      {methods.length === 0 && <p className="text-red">{t('checkout.noShipping')}</p>}
      <div className="grid gap-3">
        {methods.map(
          ({ method, method_title, description, pickup, formated_rate, formated_grand_total }) => (
            <MethodCard
              key={method}
              name="shippingMethod"
              value={method}
              checked={method === value}
              pickup={pickup}
              title={method_title}
              description={description}
            >
              <span className="shrink-0 text-right font-bold tabular-nums">
                {formated_rate}
                <noscript>
                  <br />
                  {t('cart.total')}
                  {t('shell.colon')} {formated_grand_total}
                </noscript>
              </span>
            </MethodCard>
          ),
        )}
      </div>
      <ChoiceError text={error} />
    </FormSection>
  )
}

/** Payment methods; cash on delivery is the default (spec 2 §9). A disabled one shows its reason. */
export function PaymentChoice({ methods, chosen, error }: ChoiceProps<PaymentMethod>) {
  const t = useMessages()
  const active = methods.filter(({ status }) => status === 'active')
  const value = [chosen, 'cashondelivery', active[0]?.method].find((name) =>
    active.some(({ method }) => method === name),
  )
  return (
    <FormSection title={t('checkout.payment')}>
      <div className="grid gap-3">
        {methods.map(
          ({ method, title, description, img, status, available, hold_buffer: more }) => (
            // One that is refused meanwhile is chosen no more.
            <MethodCard
              key={method + status}
              name="paymentMethod"
              value={method}
              checked={method === value}
              disabled={status === 'disabled'}
              title={title}
              description={
                status === 'disabled' && method === 'credit'
                  ? t('checkout.creditLimit')
                  : description
              }
              note={
                available === null
                  ? holdNote(t, more)
                  : t('companies.creditAvailable', { amount: formatMoney(available) })
              }
            >
              <img
                src={img}
                alt=""
                width={48}
                height={32}
                className="h-8 w-12 shrink-0 object-contain"
              />
            </MethodCard>
          ),
        )}
      </div>
      <ChoiceError text={error} />
    </FormSection>
  )
}

/** What the bank holds until the order is packed; nothing where it takes the money at once. */
function holdNote(t: Translator, more: number | undefined): string | undefined {
  if (more === undefined) return undefined
  return more > 0
    ? t('checkout.cardHoldMore', { money: formatMoney(more) })
    : t('checkout.cardHold')
}
