/** A chosen slot, as the value of its radio has it. */
export interface PostedSlot {
  /** `YYYY-MM-DD` in Yerevan. */
  day: string
  id: number
  /** Drams on top of the delivery's rate. */
  fee: number
}

/** The value of a slot's radio. */
export const slotValue = ({ day, id, fee }: PostedSlot): string => `${day} ${id} ${fee}`

/** Reads the value of a slot's radio; undefined for anything else. */
export function readSlot(value: string): PostedSlot | undefined {
  const [, day, id, fee] = /^(\d{4}-\d{2}-\d{2}) ([1-9]\d{0,14}) (\d{1,15})$/.exec(value) ?? []
  return day && id && fee ? { day, id: Number(id), fee: Number(fee) } : undefined
}

/** What a posted form says of district and slot. */
export interface DeliveryValues {
  /** Id of the district; empty before it is chosen. */
  district: string
  /** The chosen radio of {@link slotValue}; empty without one. */
  slot: string
  /** The district whose price and slots the form showed; absent where it asks for no district. */
  slotsOf?: string
  /** The chosen day; absent where the form offers no slots. */
  slotDay?: string
}

/** Reads district and slot of a form; slots of deliveries and of collecting have fields of their own. */
export function readDelivery(form: FormData, pickup: boolean): DeliveryValues {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const name = pickup ? 'pickupSlot' : 'slot'
  return {
    district: /^[1-9]\d{0,8}$/.test(text('district')) ? text('district') : '',
    slot: readSlot(text(name)) ? text(name) : '',
    ...(form.has('district') && !pickup && { slotsOf: text('slotsOf') }),
    ...(form.has(`${name}Day`) && { slotDay: text(`${name}Day`) }),
  }
}

/** Whether the form shows the price and the slots of another district than the chosen one. */
export const showsOtherDistrict = ({ district, slotsOf }: DeliveryValues): boolean =>
  slotsOf !== undefined && district !== '' && slotsOf !== district

/** The fields that lack a choice: a district that is asked for, and a slot of the chosen day. */
export function missingDelivery({ district, slot, slotsOf, slotDay }: DeliveryValues): {
  district?: 'required'
  slot?: 'slotChoose'
} {
  return {
    ...(slotsOf !== undefined && district === '' && { district: 'required' as const }),
    ...(slotDay !== undefined &&
      readSlot(slot)?.day !== slotDay && { slot: 'slotChoose' as const }),
  }
}
