/** Checks the first open slot of a day that was just chosen; other fields change nothing. */
export function followDay(field: EventTarget): void {
  if (!(field instanceof HTMLInputElement) || !field.matches('[data-day]')) return
  const name = field.name.replace(/Day$/, '')
  const first = [...(field.form?.elements ?? [])].find(
    (other): other is HTMLInputElement =>
      other instanceof HTMLInputElement &&
      other.name === name &&
      !other.disabled &&
      other.value.startsWith(field.value),
  )
  if (first) first.checked = true
}

/** Scrolls each row of days of a form to the checked one. */
export function showCheckedDays(form: HTMLFormElement): void {
  for (const day of form.querySelectorAll('[data-day]:checked')) {
    const [chip, row] = [day.closest('label'), day.closest('[role=radiogroup]')]
    if (!chip || !row) continue
    const [at, within] = [chip.getBoundingClientRect(), row.getBoundingClientRect()]
    if (at.left < within.left || at.right > within.right)
      row.scrollLeft += at.left - within.left - (within.width - at.width) / 2
  }
}
