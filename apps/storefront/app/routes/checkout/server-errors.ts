import type { CheckoutField, CheckoutErrors } from './checkout-values.ts'

const fieldNames: Record<string, { billing: CheckoutField; shipping: CheckoutField }> = {
  first_name: { billing: 'fullName', shipping: 'shippingName' },
  last_name: { billing: 'fullName', shipping: 'shippingName' },
  email: { billing: 'email', shipping: 'email' },
  phone: { billing: 'phone', shipping: 'shippingPhone' },
  address1: { billing: 'street', shipping: 'shippingStreet' },
  company_name: { billing: 'companyName', shipping: 'shippingCompanyName' },
  shipping_method: { billing: 'shippingMethod', shipping: 'shippingMethod' },
  payment: { billing: 'paymentMethod', shipping: 'paymentMethod' },
  method: { billing: 'paymentMethod', shipping: 'paymentMethod' },
  description: { billing: 'description', shipping: 'description' },
  district_id: { billing: 'district', shipping: 'district' },
  slot_id: { billing: 'slot', shipping: 'slot' },
}

/** Maps the API's field errors (`billing.phone`, `shipping.address1.0`) to the form's fields, the first message of each. */
export function serverErrors(fields: Record<string, string[]>): CheckoutErrors {
  const errors: CheckoutErrors = {}
  for (const [path, messages] of Object.entries(fields)) {
    const steps = path.split(/[./]/)
    const name = steps.map((step) => fieldNames[step]).find((found) => found !== undefined)
    const field = name?.[steps.includes('shipping') ? 'shipping' : 'billing']
    if (field && messages[0]) errors[field] ??= messages[0]
  }
  return errors
}
