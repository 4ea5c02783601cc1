import type { BaseUIEvent } from '@base-ui/react/types'
import type { KeyboardEvent } from 'react'

/**
 * Escape closes the list of options, and then what is around the field: a popover, a dialog. The library would clear the choice
 * instead.
 */
export const keepChoiceOnEscape =
  (open: boolean) =>
  (event: BaseUIEvent<KeyboardEvent<HTMLInputElement>>): void => {
    if (event.key === 'Escape' && !open) event.preventBaseUIHandler()
  }
