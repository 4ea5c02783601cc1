import type { CheckoutField } from './checkout-values.ts'

/** Focuses a field with an error; of the slots, the checked one that is shown. */
export function focusField(form: HTMLFormElement | null, field: CheckoutField): void {
  const named = form?.querySelectorAll<HTMLElement>(
    field === 'slot' ? '[data-slots] :is(:checked, :enabled)' : `[name="${field}"]`,
  )
  const visible = [...(named ?? [])].filter((one) => one.offsetParent !== null)
  const checked = visible.find((one) => one.matches(':checked:not([data-day])'))
  const found = field === 'slot' ? (checked ?? visible[0]) : named?.[0]
  found?.focus()
}
