import { Spinner } from '@tsiran/ui/spinner'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

interface RoundButtonProps {
  /** Its action in a word or two. */
  title: string
  /** The product that it acts on. */
  name: string
  /** An icon of `icon.css`. */
  icon: 'heart' | 'heart-filled' | 'scale' | 'eye'
  onClick: () => void
  /** Whether it is switched on; absent where it only opens something. */
  pressed?: boolean
  busy?: boolean
  className?: string
}

/** A round button on a card's picture. */
export function RoundButton({
  title,
  name,
  icon,
  onClick,
  pressed,
  busy = false,
  className = '',
}: RoundButtonProps) {
  const t = useMessages()
  return (
    <button
      type="button"
      aria-label={t('ui.named', { label: title, name })}
      title={title}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      onClick={onClick}
      className={`tool ${className} ${busy ? '' : `icon icon-${icon}`}`}
    >
      {busy && <Spinner />}
    </button>
  )
}
