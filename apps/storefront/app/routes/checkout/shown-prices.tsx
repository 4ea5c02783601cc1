import type { ShippingMethod } from '@tsiran/contract/checkout-methods'

interface ShownPricesProps {
  /** In drams. */
  subTotal: number
  shippings: readonly ShippingMethod[]
}

/** What the form showed: an order of other prices is refused. */
export function ShownPrices({ subTotal, shippings }: ShownPricesProps) {
  return (
    <>
      <input type="hidden" name="shownSum" value={subTotal} />
      {shippings.map(({ method, rate }) => (
        <input key={method} type="hidden" name="shownRate" value={`${method} ${rate}`} />
      ))}
      {shippings.map(({ method, method_title, pickup }) =>
        pickup ? (
          <input key={method} type="hidden" name="pickup" value={`${method} ${method_title}`} />
        ) : null,
      )}
    </>
  )
}
