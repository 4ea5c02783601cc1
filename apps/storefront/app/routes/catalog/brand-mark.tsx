/** The brand's logo, or its first letter where it has none. */
export function BrandMark({ label, path }: { label: string; path: string }) {
  if (path)
    return (
      <img
        src={path}
        alt=""
        width={480}
        height={480}
        loading="lazy"
        className="size-28 rounded-control object-cover"
      />
    )
  return (
    <span
      aria-hidden
      className="grid size-28 place-items-center rounded-full bg-apricot-soft text-4xl font-extrabold text-leaf"
    >
      {[...label.trim()][0]}
    </span>
  )
}
