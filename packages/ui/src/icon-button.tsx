import type { ComponentProps } from 'react'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Its accessible name. */
  label: string
  /** It can do nothing now, and keeps the focus, which a disabled button loses. */
  idle?: boolean
}

/** A round button of 44 px around an icon. */
export function IconButton({
  label,
  idle = false,
  type = 'button',
  className = '',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-disabled={idle || undefined}
      onClick={idle ? undefined : onClick}
      className={`grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-ink transition-colors duration-150 hover:bg-leaf-soft active:bg-leaf/15 disabled:cursor-not-allowed disabled:text-muted aria-disabled:cursor-not-allowed aria-disabled:text-muted ${className}`}
    />
  )
}
