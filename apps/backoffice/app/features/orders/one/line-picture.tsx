import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'

/** The small picture of an order's line; its name stands beside it. */
export function LinePicture({ url }: { url: string | null }) {
  return (
    <span className="grid size-12 place-items-center overflow-hidden rounded-lg bg-apricot-soft/40 text-muted">
      {url ? (
        <img
          src={url}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          decoding="async"
          className="size-12 object-cover"
        />
      ) : (
        <IconPackage size={22} aria-hidden />
      )}
    </span>
  )
}
