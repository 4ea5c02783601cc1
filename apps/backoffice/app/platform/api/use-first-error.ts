import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useEffect } from 'react'

/** Leads to the first field in sight that is wrong, once the page shows it: what is wrong is read out there (WCAG 3.3.1). */
export function focusFirstError(): void {
  requestAnimationFrame(() => {
    const shown = [...document.querySelectorAll('[data-window]')].at(-1)
    const fields = (shown ?? document.querySelector('main'))?.querySelectorAll<HTMLElement>(
      '[aria-invalid=true]',
    )
    ;[...(fields ?? [])].find((field) => field.checkVisibility())?.focus()
  })
}

/** {@link focusFirstError} where a write was refused for what its fields hold. */
export function useFirstError(error: Error | null): void {
  useEffect(() => {
    if (isApiError(error) && Object.keys(error.fields).length > 0) focusFirstError()
  }, [error])
}
