interface SwatchProps {
  option: { swatch_value?: string | null; swatch_image?: string }
  className: string
}

/** The picture of an option, else its colour; nothing where it has neither. The option's name is beside it. */
export function Swatch({ option: { swatch_value, swatch_image }, className }: SwatchProps) {
  if (swatch_image)
    return (
      <img
        src={swatch_image}
        alt=""
        width={28}
        height={28}
        className={`size-7 rounded-full border border-ink/15 object-cover ${className}`}
      />
    )
  if (!swatch_value) return null
  return (
    <span
      aria-hidden
      className={`size-5 rounded-full border border-ink/15 ${className}`}
      style={{ backgroundColor: swatch_value }}
    />
  )
}
