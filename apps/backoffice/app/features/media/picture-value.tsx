import { pictureUrl } from './media-queries.ts'

/** A picture in the question about a conflict; a dash for none. */
export function PictureValue({ pictureKey }: { pictureKey: string | null }) {
  if (pictureKey === null) return '–'
  return (
    <img
      src={pictureUrl(pictureKey)}
      alt={pictureKey}
      width={96}
      height={96}
      className="size-24 rounded-control border border-line object-cover"
    />
  )
}
