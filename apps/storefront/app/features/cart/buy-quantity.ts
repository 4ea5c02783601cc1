import { createContext, use, useState } from 'react'

interface SharedQuantity {
  /** Undefined before somebody has chosen one. */
  chosen: number | undefined
  choose: (quantity: number) => void
  /** Counted by full boxes. */
  byBox: boolean
  setByBox: (byBox: boolean) => void
}

/** The quantity that several forms of one product share; without it each form has its own. */
export const BuyQuantityContext = createContext<SharedQuantity | null>(null)

/** A quantity that forms for the same variant share. */
export function useSharedQuantity(variant: number | undefined): SharedQuantity {
  const [state, setState] = useState<{ variant: number | undefined; quantity: number }>()
  const [byBox, setByBox] = useState(false)
  return {
    chosen: state?.variant === variant ? state?.quantity : undefined,
    choose: (quantity) => setState({ variant, quantity }),
    byBox,
    setByBox,
  }
}

/** The quantity that a form shows, a step to begin with. One that another form counts in other steps does not fit here. */
export function useBuyQuantity(
  step: number,
): [quantity: number, choose: (quantity: number) => void] {
  const shared = use(BuyQuantityContext)
  const own = useState(step)
  if (!shared) return own
  const fits = shared.chosen !== undefined && shared.chosen % step === 0
  return [fits ? shared.chosen! : step, shared.choose]
}

/** Whether the forms for the same product count by full boxes. */
export function useByBox(): [byBox: boolean, setByBox: (byBox: boolean) => void] {
  const shared = use(BuyQuantityContext)
  const own = useState(false)
  return shared ? [shared.byBox, shared.setByBox] : own
}
