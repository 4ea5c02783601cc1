import type { Pinned } from './pin-dialog.tsx'

/** A pinned product: picture, name and code. */
export function PinnedLine({ product: { name, sku, image } }: { product: Pinned }) {
  return (
    <>
      <img
        src={image}
        alt=""
        width={36}
        height={36}
        className="size-9 rounded-md border border-line object-cover"
      />
      <span className="min-w-0 flex-1 break-words">
        {name} <span className="block text-sm text-muted">{sku}</span>
      </span>
    </>
  )
}
