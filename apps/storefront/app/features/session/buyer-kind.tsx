import { useState } from 'react'
import type { AuthView } from './auth-form.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

interface BuyerKindProps {
  view: AuthView
  /** What was chosen, where the form is shown again without scripts. */
  asCompany?: boolean | undefined
  onView: (view: AuthView) => void
}

const kinds = ['individual', 'company'] as const
type Kind = (typeof kinds)[number]
const kindOf = (view: AuthView): Kind => (view === 'sign' ? 'company' : 'individual')

/**
 * Individual or legal entity. At sign-in it chooses the door; at registration it changes the form, for which pages without
 * scripts have links.
 */
export function BuyerKind({ view, asCompany = false, onView }: BuyerKindProps) {
  const t = useMessages()
  const registering = view !== 'login'
  const [chosen, choose] = useState({ view, kind: asCompany ? 'company' : kindOf(view) })
  // The view was changed elsewhere, as by a link below the form.
  if (chosen.view !== view) choose({ view, kind: kindOf(view) })
  const change = (kind: Kind) => {
    choose({ view, kind })
    if (registering) onView(kind === 'company' ? 'sign' : 'reg')
  }
  return (
    <fieldset
      className={`flex min-w-0 gap-1 wrap-anywhere rounded-control bg-line/60 p-1 ${registering ? 'noscript:hidden' : ''}`}
    >
      <legend className="sr-only">{t('auth.kind.label')}</legend>
      {kinds.map((kind) => (
        <label
          key={kind}
          className="grid min-h-11 min-w-0 flex-auto cursor-pointer sm:flex-1 place-items-center rounded-[10px] px-1 text-center text-sm leading-tight font-semibold sm:px-2 sm:text-base text-muted has-checked:bg-card has-checked:text-leaf has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-leaf"
        >
          <input
            type="radio"
            name="kind"
            value={kind}
            checked={kind === chosen.kind}
            onChange={() => change(kind)}
            className="sr-only"
          />
          {t(`auth.kind.${kind}`)}
        </label>
      ))}
    </fieldset>
  )
}
