import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import {
  firstInvalid,
  messageKey,
  type CheckoutErrors,
  type CheckoutField,
} from './checkout-values.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { focusField } from './focus-field.ts'

/** The errors of the form's fields: those of the server's last answer, then those of the last press. */
export function useCheckoutErrors(
  form: RefObject<HTMLFormElement | null>,
  refused: CheckoutErrors | undefined,
) {
  const t = useMessages()
  const [errors, setErrors] = useState<CheckoutErrors>(refused ?? {})
  const words = (field: CheckoutField) => {
    if (field === 'slot' && isSlotKey(errors.slot)) return t(`checkout.${errors.slot}`)
    const key = messageKey(errors[field])
    return key ? t(`field.${key}`) : errors[field]
  }

  const showErrors = (found: CheckoutErrors) => {
    setErrors(found)
    const field = firstInvalid(found)
    if (field) focusField(form.current, field)
  }
  const onRefused = useEffectEvent(showErrors)
  useEffect(() => {
    if (refused) onRefused(refused)
  }, [refused])
  const clearError = (name: string) => {
    const { [name as CheckoutField]: mended, ...rest } = errors
    if (mended !== undefined) setErrors(rest)
  }
  return { words, showErrors, clearError }
}

const isSlotKey = (error: string | undefined): error is 'slotChoose' | 'slotOfDistrict' =>
  error === 'slotChoose' || error === 'slotOfDistrict'
