import type { AuthView } from './auth-form.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

interface BuyerKindProps {
  view: AuthView
  onView: (view: AuthView) => void
}

const kinds = ['individual', 'company'] as const

/**
 * Individual or legal entity. At sign-in it chooses the door; at registration it changes the form, for which pages without
 * scripts have links.
 */
export function BuyerKind({ view, onView }: BuyerKindProps) {
  const t = useMessages()
  const registering = view !== 'login'
  const chosen = view === 'sign' ? 'company' : 'individual'
  return (
    <fieldset
      className={`flex min-w-0 gap-1 wrap-anywhere rounded-control bg-line/60 p-1 ${registering ? 'noscript:hidden' : ''}`}
      onChange={(event) => {
        const { value } = event.target as unknown as HTMLInputElement
        if (registering) onView(value === 'company' ? 'sign' : 'reg')
      }}
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
            defaultChecked={kind === chosen}
            className="sr-only"
          />
          {t(`auth.kind.${kind}`)}
        </label>
      ))}
    </fieldset>
  )
}
