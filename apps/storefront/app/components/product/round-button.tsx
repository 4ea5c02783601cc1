import { Spinner } from '@tsiran/ui/spinner'
import type { ReactNode } from 'react'

interface RoundButtonProps {
  label: string
  onClick: () => void
  /** Whether it is switched on; absent where it only opens something. */
  pressed?: boolean
  busy?: boolean
  /** Shows without a pointer near. */
  always?: boolean
  children: ReactNode
}

/** A round button on a product's picture. With a mouse most show when the card is pointed at or they are switched on. */
export function RoundButton({ label, onClick, pressed, busy = false, always = false, children }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      onClick={onClick}
      className={`grid size-11 cursor-pointer place-items-center rounded-full border border-line bg-card text-ink shadow-sm shadow-ink/10 transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100 hover:border-leaf hover:text-leaf aria-busy:opacity-100 aria-pressed:border-apricot aria-pressed:bg-apricot-soft aria-pressed:opacity-100 motion-reduce:transition-none${always ? '' : ' pointer-fine:opacity-0'} noscript:hidden`}
    >
      {busy ? <Spinner /> : children}
    </button>
  )
}
