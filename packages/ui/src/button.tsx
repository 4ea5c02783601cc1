import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { Spinner } from './spinner.tsx'
import { useUiTexts } from './ui-texts.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** The look of a button, for a link that is none of the router's. */
export const buttonClass = (variant: ButtonVariant, more = '') =>
  `button button-${variant}${more && ` ${more}`}`

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  /** Its action is in progress: same width and focus, and a press does nothing. */
  loading?: boolean
  children: ReactNode
}

/** A button, 44 px high at least. */
export function Button({
  variant = 'primary',
  loading = false,
  type = 'button',
  className = '',
  children,
  ...rest
}: ButtonProps) {
  const stop = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault()
  return (
    <button
      {...rest}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true, onClick: stop })}
      type={type}
      className={buttonClass(variant, className)}
    >
      {loading ? <Busy>{children}</Busy> : children}
    </button>
  )
}

/** What a button says, under a spinner. */
export function Busy({ children }: { children: ReactNode }) {
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
  return <Link discover="none" {...rest} className={buttonClass(variant, className)} />
}
