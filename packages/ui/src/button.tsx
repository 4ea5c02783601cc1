import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Spinner } from './spinner.tsx'
import { useUiTexts } from './ui-texts.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-leaf text-white hover:bg-leaf-dark active:bg-leaf-dark disabled:bg-muted',
  secondary:
    'border border-leaf bg-card text-leaf hover:bg-leaf-soft active:bg-leaf/15 disabled:border-line disabled:text-muted disabled:bg-card',
  quiet: 'text-leaf hover:bg-leaf-soft active:bg-leaf/15 disabled:text-muted disabled:bg-transparent',
  danger: 'border border-red bg-card text-red hover:bg-red-soft active:bg-red/15 disabled:border-line disabled:text-muted disabled:bg-card',
}

const buttonClass = (variant: ButtonVariant, more: string) =>
  `inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control px-4 py-2 text-center leading-tight font-bold transition-colors duration-150 select-none disabled:cursor-not-allowed ${variants[variant]} ${more}`

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  /** Busy with what it was pressed for: it keeps its width and takes no second press. */
  loading?: boolean
  children: ReactNode
}

/** A button, 44 px high at least. */
export function Button({ variant = 'primary', loading = false, type = 'button', className = '', children, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} aria-busy={loading || undefined} className={buttonClass(variant, className)}>
      {loading ? <Busy>{children}</Busy> : children}
    </button>
  )
}

function Busy({ children }: { children: ReactNode }) {
  const { loading } = useUiTexts()
  return (
    <span className="relative grid place-items-center">
      <span className="opacity-0">{children}</span>
      <Spinner className="absolute" />
      <span className="sr-only" role="status">
        {loading}
      </span>
    </span>
  )
}

interface ButtonLinkProps extends Omit<ComponentProps<typeof Link>, 'className'> {
  variant?: ButtonVariant
  className?: string
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', className = '', ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(variant, className)} />
}
