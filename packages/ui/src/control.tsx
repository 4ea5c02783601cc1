/** The look that text fields and selects share. */
export const controlClass =
  'h-11 w-full rounded-control border border-edge bg-card px-3.5 text-base text-ellipsis text-ink transition-colors duration-150 placeholder:text-muted hover:border-leaf disabled:cursor-not-allowed disabled:border-line disabled:bg-line/40 disabled:text-muted aria-invalid:border-red'
