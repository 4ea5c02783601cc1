import {
  emailProblem,
  onlyErrors,
  requiredProblem,
  textOf,
  typedText,
  type FieldErrors,
} from '@tsiran/app-kit/forms/field-errors'

export type TrackField = 'number' | 'email'

/** Checks what an order is looked for by. */
export const checkTrackForm = (form: FormData): FieldErrors<TrackField> =>
  onlyErrors({
    number: requiredProblem(textOf(form, 'number')),
    email: emailProblem(textOf(form, 'email')),
  })

/** The answer that finds nothing, with what was typed. */
export const nothingFor = (form: FormData) => ({
  asked: { number: typedText(textOf(form, 'number')), email: typedText(textOf(form, 'email')) },
  errors: {},
  status: null,
  unpaid: null,
  failure: null,
})
