import { defaultAddressPostcode } from '@tsiran/contract/limits'
import { isDeliveryPhone } from '@tsiran/contract/patterns'
import { checkFields, emailProblem, requiredProblem } from '../shared/fields.ts'
import { tidy } from '../shared/text.ts'

/** The shop delivers in Yerevan only: the page and the server fix these fields (spec 1 §5). */
const fixed = { country: 'AM', state: 'Yerevan', city: 'Yerevan' }

/** An address as the form sends it; undefined fields get defaults. */
export interface AddressInput {
  address1: string[]
  phone: string
  city?: string | undefined
  first_name?: string | undefined
  last_name?: string | undefined
  company_name?: string | undefined
  email?: string | undefined
  postcode?: string | undefined
  district_id?: number | null | undefined
}

/** The columns of an address, checked. Refuses with `validation_failed`: address1, city and phone are required. */
export function addressColumns(input: AddressInput) {
  const lines = input.address1.map(tidy).filter((line) => line !== '')
  const columns = {
    ...fixed,
    address1: lines,
    phone: tidy(input.phone),
    first_name: tidy(input.first_name),
    last_name: tidy(input.last_name),
    company_name: tidy(input.company_name),
    email: tidy(input.email),
    postcode: tidy(input.postcode) || defaultAddressPostcode,
    district_id: input.district_id ?? null,
  }
  checkFields({
    address1: lines.length === 0 ? 'required' : undefined,
    city: input.city === undefined ? undefined : requiredProblem(tidy(input.city)),
    phone:
      requiredProblem(columns.phone) ??
      (isDeliveryPhone(columns.phone) ? undefined : 'phoneNumber'),
    email: columns.email === '' ? undefined : emailProblem(columns.email),
  })
  return columns
}
